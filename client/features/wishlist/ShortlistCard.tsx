import { DeadlineText } from '../../kernel/cards/DeadlineText';
import { ItemActions } from '../../kernel/cards/ItemActions';
import { MoneyText } from '../../kernel/facts/MoneyText';
import { ChanceDetails } from '../../kernel/fit/ChanceDetails';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import { AppLink } from '../../kernel/ui/AppLink';
import { Card } from '../../kernel/ui/Card';
import { Monogram } from '../../kernel/ui/Monogram';
import type { ShortlistCard_ProgramFragment } from './ShortlistCard.gql';
import styles from './wishlist.module.css';

type Props = {
  readonly program: ShortlistCard_ProgramFragment;
};

/** What is met by what is known; the rest of the answers names what comes first. */
const CAN_APPLY = ['SAFETY', 'TARGET', 'MEETS_MINIMUMS'] as const;

/** A saved program as a decision: the answer and what it rests on, until when, and what to do next. */
export function ShortlistCard(masked: MaskedProps<Props>) {
  const { program } = masked as Props;
  const t = useText();
  const { institution, chance, isRetired, deadline, firstYearTuition } = program;
  const isBlocked = chance?.answer === 'NOT_ELIGIBLE_NOW';
  return (
    <li className={styles.place}>
      <Card as="article" className={styles.candidate}>
        <div className={styles.candidateHead}>
          <Monogram name={institution.name} destination={institution.destination} />
          <div>
            <h2 className={styles.candidateName}>
              <AppLink to={`/programs/${program.slug}`}>{program.title}</AppLink>
            </h2>
            <p className={styles.quiet}>
              {institution.name}, {t(`destination.${institution.destination}`)}
            </p>
          </div>
        </div>
        {isRetired ? <p className={styles.retired}>{t('wishlist.retired')}</p> : null}
        {chance && !isRetired ? <ChanceDetails chance={chance} /> : null}
        <div className={styles.candidateFoot}>
          {deadline ? (
            <p className={styles.quiet}>
              {t('cards.deadline')}: <DeadlineText deadline={deadline} />
            </p>
          ) : firstYearTuition ? (
            <p className={styles.quiet}>
              {t('cards.firstYearTuition')}: <MoneyText money={firstYearTuition} />
            </p>
          ) : null}
          {isBlocked && !isRetired ? (
            <AppLink to={`/programs/${program.slug}?tab=similar`}>{t('wishlist.similar')}</AppLink>
          ) : null}
          <ItemActions
            kind="PROGRAM"
            id={program.id}
            slug={program.slug}
            name={program.title}
            institution={institution.name}
            canApply={!isRetired && CAN_APPLY.some(answer => answer === chance?.answer)}
          />
        </div>
      </Card>
    </li>
  );
}
