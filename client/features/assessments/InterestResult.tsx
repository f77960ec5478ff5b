import type { MaskedProps } from '../../kernel/graphql/masked';
import { useLocalized } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { AppLink } from '../../kernel/ui/AppLink';
import { LinkButton } from '../../kernel/ui/Button';
import { Section } from '../../kernel/ui/Section';
import styles from './assessments.module.css';
import { majorSearchAddress } from './assessmentUrl';
import type { InterestResult_ProfileFragment } from './InterestResult.gql';
import { ScoreBars } from './ScoreBars';

type Props = { readonly profile: InterestResult_ProfileFragment };

/** Majors with a code like the person's, each a way into the search. */
function Majors({ majors }: Pick<Props['profile'], 'majors'>) {
  const t = useText();
  const pick = useLocalized();
  return (
    <Section title={t('assessments.majors')} lead={t('assessments.majorsLead')}>
      <ul className={styles.majors}>
        {majors.map(({ id, title, code, match, maximum, field, searchText }) => (
          <li key={id} className={styles.major}>
            <AppLink to={majorSearchAddress({ field, searchText })}>{pick(title)}</AppLink>
            <span className={styles.quiet}>{t('assessments.majorMatch', { code, match, maximum })}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function InterestResult(masked: MaskedProps<Props>) {
  const { code, scores, majors } = (masked as Props).profile;
  const t = useText();
  const strongest = code === null ? [] : scores.slice(0, code.length);
  return (
    <>
      {code === null ? (
        <div className={styles.note}>
          <p>
            <strong>{t('assessments.flat')}</strong>
          </p>
          <p>{t('assessments.flatHint')}</p>
          <LinkButton to="/search-program" variant="secondary">
            {t('assessments.browse')}
          </LinkButton>
        </div>
      ) : (
        <div className={styles.code}>
          <p className={styles.quiet}>{t('assessments.code')}</p>
          <p className={styles.codeFigure}>{code}</p>
          <ol className={styles.types}>
            {strongest.map(({ type }) => (
              <li key={type}>
                <strong>{t(`assessments.type.${type}`)}</strong>: {t(`assessments.typeText.${type}`)}
              </li>
            ))}
          </ol>
        </div>
      )}
      <Section title={t('assessments.profile')}>
        <ScoreBars
          name={t('assessments.profileName')}
          column={t('assessments.typeColumn')}
          bars={scores.map(({ type, score, maximum }) => ({
            id: type,
            label: t(`assessments.type.${type}`),
            value: score,
            maximum,
            isStrong: strongest.some(own => own.type === type),
          }))}
        />
      </Section>
      {majors.length > 0 ? <Majors majors={majors} /> : null}
      <p className={styles.quiet}>{t('assessments.career-riasec.limit')}</p>
    </>
  );
}
