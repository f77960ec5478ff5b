import { useIntl } from 'react-intl';
import { livingKind } from '../../kernel/cards/livingKind';
import { FactSource } from '../../kernel/facts/source/FactSource';
import { MoneyText } from '../../kernel/facts/MoneyText';
import { VndText } from '../../kernel/facts/VndText';
import { inSentence } from '../../kernel/format/inSentence';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useLocalized } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { Section } from '../../kernel/ui/Section';
import { CostKeys } from './CostKeys';
import { CostShares } from './CostShares';
import { FittingScholarships } from './FittingScholarships';
import type { ProgramCost_PickFragment, ProgramCost_ProgramFragment } from './ProgramCost.gql';
import styles from './cost.module.css';

type Props = {
  readonly program: ProgramCost_ProgramFragment;
  readonly pick: ProgramCost_PickFragment | null;
  readonly onPick: (scholarshipId: string | null) => void;
};

/** What the program costs at its full price, part by part; what is unknown is named, and the total then says "at least". */
export function ProgramCost(masked: MaskedProps<Props>) {
  const { program, pick, onPick } = masked as Props;
  const t = useText();
  const localized = useLocalized();
  const { formatList } = useIntl();
  const { totalCost: cost, firstYearTuition: tuition, institution } = program;
  const shown = tuition ?? program.livingCost;
  const label = tuition
    ? t('cards.firstYearTuition')
    : program.livingCost
      ? t('cards.costOfLivingIn', { living: livingKind(program.livingCost, institution.destination) })
      : '';
  return (
    <Section title={t('catalogue.cost')}>
      {shown ? (
        <div className={styles.panel}>
          <div>
            <p className={styles.label}>{label}</p>
            <p className={styles.hero}>
              <MoneyText money={shown} /> <VndText vnd={tuition ? program.firstYearTuitionInVnd : null} />
            </p>
            <FactSource fact={shown} label={label} />
          </div>
          {cost ? (
            <>
              <CostShares parts={cost.parts} pick={pick} />
              <CostKeys cost={cost} pick={pick} />
            </>
          ) : null}
          <p className={styles.small}>
            {cost
              ? t('catalogue.costLeftOut', {
                  parts: formatList([
                    ...cost.unknown.map(kind => inSentence(t(`catalogue.costKind.${kind}`))),
                    ...cost.unpriced.map(localized),
                    t('catalogue.flights'),
                  ]),
                })
              : t('catalogue.costWithoutTuition')}
          </p>
        </div>
      ) : (
        <p className={styles.small}>{t('catalogue.costWithoutTuition')}</p>
      )}
      <FittingScholarships
        found={program.fittingScholarships}
        tuition={tuition}
        picked={pick?.scholarship.id}
        onPick={onPick}
      />
    </Section>
  );
}
