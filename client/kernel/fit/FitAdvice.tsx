import { useIntl } from 'react-intl';
import { useFormat } from '../format/useFormat';
import { useText } from '../i18n/useText';
import { AppLink } from '../ui/AppLink';
import type { Fit_EligibilityFragment } from './Fit.gql';
import { TESTS, useFigure } from './useReasonText';
import styles from './fit.module.css';

const PROFILE = '/profile/details';

/** The one change that helps most; where nothing can be said yet, what to add and what to ask the institution. */
export function FitAdvice({ fit }: { readonly fit: Fit_EligibilityFragment }) {
  const t = useText();
  const format = useFormat();
  const figure = useFigure();
  const { formatList } = useIntl();
  const { lift, band, missing } = fit;
  const namesOf = (side: 'STUDENT' | 'CATALOGUE') =>
    formatList(
      missing.flatMap(({ part, missingFrom }) =>
        missingFrom === side
          ? [side === 'STUDENT' ? t(`eligibility.part.${part}`) : t(`eligibility.askPart.${part}`)]
          : [],
      ),
    );
  const [own, asked] = [namesOf('STUDENT'), namesOf('CATALOGUE')];

  if (lift) {
    const test = TESTS[lift.unit] ?? '';
    const by = test ? format.number(lift.by) : figure(lift.by, lift.unit);
    const change = t(`eligibility.change.${lift.part}`, { by, test });
    const values = { change, band: t(`eligibility.band.${lift.band}`) };
    return (
      <p className={styles.advice}>
        {lift.band === band ? t('eligibility.liftWithin', values) : t('eligibility.lift', values)}
      </p>
    );
  }
  if (band !== 'NOT_ENOUGH_DATA' || (!own && !asked)) return null;
  return (
    <div className={styles.advice}>
      {own ? (
        <p>
          {t('eligibility.add', { parts: own })} <AppLink to={PROFILE}>{t('eligibility.openProfile')}</AppLink>
        </p>
      ) : null}
      {asked ? <p>{t('eligibility.ask', { parts: asked })}</p> : null}
    </div>
  );
}
