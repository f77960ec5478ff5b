import type { MaskedProps } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import { AppLink } from '../../kernel/ui/AppLink';
import { Monogram } from '../../kernel/ui/Monogram';
import { NothingYet } from './NothingYet';
import type { Recommendations_RecommendationFragment } from './Recommendations.gql';
import styles from './dashboard.module.css';

type Props = { readonly recommendations: readonly Recommendations_RecommendationFragment[] };

/** Programs that fit the profile, each with why. */
export function Recommendations(masked: MaskedProps<Props>) {
  const { recommendations } = masked as Props;
  const t = useText();
  return (
    <section aria-labelledby="recommendations" className={styles.recommendations}>
      <div className={styles.head}>
        <h2 id="recommendations">{t('dashboard.recommendations')}</h2>
        <AppLink to="/search-program">{t('dashboard.more')}</AppLink>
      </div>
      {recommendations.length === 0 ? (
        <NothingYet
          text={t('dashboard.noRecommendations')}
          link={{ to: '/profile/details?edit=interests', label: t('dashboard.fillProfile') }}
        />
      ) : (
        <ul className={styles.tiles}>
          {recommendations.map(({ program: { id, slug, title, institution }, reasons }) => (
            <li key={id}>
              <AppLink to={`/programs/${slug}`} className={styles.tile}>
                <Monogram name={institution.name} destination={institution.destination} />
                <span className={styles.tileTitle}>{title}</span>
                <span className={styles.detail}>
                  {institution.name} · {t(`destination.${institution.destination}`)}
                </span>
                <span className={styles.why}>
                  {t('dashboard.because', {
                    reasons: reasons.map(reason => t(`dashboard.reason.${reason}`)).join(', '),
                  })}
                </span>
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
