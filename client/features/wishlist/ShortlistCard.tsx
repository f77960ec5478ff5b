import { DeadlineText } from '../../kernel/cards/DeadlineText';
import { ItemActions } from '../../kernel/cards/ItemActions';
import type { Fit_EligibilityFragment } from '../../kernel/fit/Fit.gql';
import { FitDetails } from '../../kernel/fit/FitDetails';
import { useFormat } from '../../kernel/format/useFormat';
import { useText } from '../../kernel/i18n/useText';
import { AppLink } from '../../kernel/ui/AppLink';
import { Card } from '../../kernel/ui/Card';
import { Monogram } from '../../kernel/ui/Monogram';
import type { ShortlistCard_ProgramFragment } from './ShortlistCard.gql';
import styles from './wishlist.module.css';

type Props = {
  readonly program: ShortlistCard_ProgramFragment;
  readonly fit: Fit_EligibilityFragment | null;
  readonly isRetired: boolean;
};

/** A saved program as a decision: how well it fits and why, what would lift it, until when, and what to do next. */
export function ShortlistCard({ program, fit, isRetired }: Props) {
  const t = useText();
  const format = useFormat();
  const { institution, deadline, firstYearTuition } = program;
  const isBlocked = fit?.band === 'NOT_ELIGIBLE_NOW';
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
        {fit && !isRetired ? <FitDetails fit={fit} /> : null}
        <div className={styles.candidateFoot}>
          {deadline ? (
            <p className={styles.quiet}>
              {t('cards.deadline')}: <DeadlineText deadline={deadline} />
            </p>
          ) : firstYearTuition ? (
            <p className={styles.quiet}>
              {t('cards.firstYearTuition')}: {format.money(firstYearTuition)}
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
            canApply={!isRetired && (fit?.band === 'VERY_LIKELY' || fit?.band === 'LIKELY')}
          />
        </div>
      </Card>
    </li>
  );
}
