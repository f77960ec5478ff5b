import { useFormat } from '../format/useFormat';
import type { MaskedProps } from '../graphql/masked';
import { useLocalized } from '../i18n/useLocale';
import { useText } from '../i18n/useText';
import { AppLink } from '../ui/AppLink';
import { ChanceWord } from './ChanceWord';
import { OutcomeList } from './OutcomeList';
import type { Chance } from './useChanceWord';
import { useChanceLines } from './useChanceLines';
import styles from './fit.module.css';

const PROFILE = '/profile/details';

type Part = { readonly chance: Chance };

/** The word, the lines that it rests on, and that a minimum is no promise; named where it rests on figures of third parties. */
export function ChanceDetails(masked: MaskedProps<Part>) {
  const { chance } = masked as Part;
  const t = useText();
  const format = useFormat();
  const lines = useChanceLines(chance);
  const { isClosed, nextIntake, restsOnThirdParty } = chance;
  return (
    <>
      <ChanceWord chance={masked.chance} />
      {isClosed ? (
        <p className={styles.advice}>
          {nextIntake ? t('chance.closedUntil', { month: format.intakeMonth(nextIntake) }) : t('chance.closed')}
        </p>
      ) : null}
      <OutcomeList items={lines} />
      <DiplomaNeed chance={chance} />
      <Missing chance={chance} />
      {restsOnThirdParty ? <p className={styles.note}>{t('eligibility.restsOnThirdParty')}</p> : null}
      <p className={styles.note}>{t('chance.minimumIsNoPromise')}</p>
    </>
  );
}

/** What the diploma needs in that country, with who states it, wherever it does not simply lead straight in. */
function DiplomaNeed({ chance: { level } }: Part) {
  const localized = useLocalized();
  const { rule, answer } = level;
  // A country says what it needs, a program or an institution adds it to its own word.
  const need = rule?.need ?? rule?.note;
  if (!rule || !need || answer === 'OPEN') return null;
  return (
    <p className={styles.advice}>
      <span>{localized(need)}</span>
      {rule.source.url ? (
        <a href={rule.source.url} rel="noreferrer">
          {rule.source.name}
        </a>
      ) : null}
    </p>
  );
}

/** What the reader can add comes before what has to be asked. */
function Missing({ chance: { answer, average, english, money, level, askAt } }: Part) {
  const t = useText();
  const isMissing = [average, english].some(({ outcome }) => outcome === 'UNKNOWN_YOURS');
  if (isMissing || money.missingFrom === 'STUDENT' || level.isDiplomaAssumed)
    return <AppLink to={PROFILE}>{t('chance.addToProfile')}</AppLink>;
  if (answer !== 'NOT_ENOUGH_DATA' || !askAt) return null;
  return (
    <p className={styles.advice}>
      <span>{t('chance.askInstitution')}</span>{' '}
      <a href={askAt} rel="noreferrer">
        {t('chance.officialPage')}
      </a>
    </p>
  );
}
