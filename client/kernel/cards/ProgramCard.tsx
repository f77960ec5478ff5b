import { MoneyText } from '../facts/MoneyText';
import type { MaskedProps } from '../graphql/masked';
import { useText } from '../i18n/useText';
import { AppLink } from '../ui/AppLink';
import { Card } from '../ui/Card';
import { CardFoot } from './CardFoot';
import { CardHead } from './CardHead';
import { CardLines } from './CardLines';
import { CardMoney } from './CardMoney';
import { ItemFit } from './ItemFit';
import { livingKind } from './livingKind';
import type { ProgramCard_IntakeFragment, ProgramCard_ProgramFragment } from './ProgramCard.gql';
import { useProgramFacts } from './useProgramFacts';
import styles from './Card.module.css';

type Props = {
  readonly program: ProgramCard_ProgramFragment;
  /** One that was asked for: it stands in the place of the earliest. */
  readonly intake?: ProgramCard_IntakeFragment | null;
  readonly why?: string;
};

export function ProgramCard(masked: MaskedProps<Props>) {
  const { program, intake, why = '' } = masked as Props;
  const t = useText();
  const { facts, unknown } = useProgramFacts(program, intake);
  const { id, slug, title, institution, firstYearTuition: tuition, livingCost: living } = program;
  const { destination, name } = institution;
  const cities = [program.campusCity, ...program.otherCampusCities].join(', ');

  return (
    <Card as="article" className={styles.card}>
      <CardHead to={`/programs/${slug}`} name={title} owner={name} destination={destination}>
        <AppLink to={`/schools/${institution.slug}`} className={styles.inner}>
          {name}
        </AppLink>
        {` · ${cities}, ${t(`destination.${destination}`)}`}
      </CardHead>
      {tuition ? (
        <CardMoney label={t('cards.firstYearTuition')} fact={tuition} vnd={program.firstYearTuitionInVnd}>
          <MoneyText money={tuition} />
        </CardMoney>
      ) : (
        // In the place of the price, so that no other sum is taken for it.
        <CardLines facts={[]} unknown={[t('cards.tuition')]} />
      )}
      {!tuition && living ? (
        <CardMoney
          label={t('cards.costOfLivingIn', { living: livingKind(living, destination) })}
          fact={living}
          vnd={living.vnd}
          isStandIn
        >
          <MoneyText money={living} />
        </CardMoney>
      ) : null}
      <CardLines facts={facts} unknown={unknown} />
      <ItemFit programId={id} look="LINE" />
      <CardFoot item={{ kind: 'PROGRAM', id, slug, name: title, institution: name, destination }} why={why} />
    </Card>
  );
}
