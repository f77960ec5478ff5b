import { namesOf } from '../../kernel/cards/namedItem';
import { useFormat } from '../../kernel/format/useFormat';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import { LinkButton } from '../../kernel/mui/Button';
import { Panel } from '../../kernel/mui/Panel';
import { ProgressBar } from '../../kernel/mui/ProgressBar';
import { AppLink } from '../../kernel/ui/AppLink';
import { Icon } from '../../kernel/ui/Icon';
import { Monogram } from '../../kernel/ui/Monogram';
import { VisuallyHidden } from '../../kernel/ui/VisuallyHidden';
import { NothingYet } from './NothingYet';
import type { OpenApplications_ApplicationFragment } from './OpenApplications.gql';
import type { ProfileGaps_FactFragment } from './ProfileGaps.gql';
import { SessionRow } from './SessionRow';
import type { SessionsPanel_SessionFragment } from './SessionsPanel.gql';
import styles from './dashboard.module.css';

type SessionsPanelProps = { readonly advisingSessions: readonly SessionsPanel_SessionFragment[] };

export function SessionsPanel(masked: MaskedProps<SessionsPanelProps>) {
  const { advisingSessions } = masked as SessionsPanelProps;
  const t = useText();
  return (
    <Panel title={t('dashboard.sessions')} action={<AppLink to="/profile/calendar">{t('dashboard.viewAll')}</AppLink>}>
      {advisingSessions.length === 0 ? (
        <NothingYet text={t('dashboard.noSessions')} />
      ) : (
        <ul className={styles.rows}>
          {advisingSessions.map(session => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function ItemMonogram({ item }: Pick<OpenApplications_ApplicationFragment, 'item'>) {
  if (item.__typename === 'Scholarship') return null;
  const { name, destination } = item.__typename === 'Program' ? item.institution : item;
  return <Monogram name={name} destination={destination} />;
}

type OpenApplicationsProps = { readonly openApplications: readonly OpenApplications_ApplicationFragment[] };

export function OpenApplications(masked: MaskedProps<OpenApplicationsProps>) {
  const { openApplications } = masked as OpenApplicationsProps;
  const t = useText();
  const format = useFormat();
  return (
    <Panel
      title={t('dashboard.openApplications')}
      action={<AppLink to="/profile/applications">{t('dashboard.viewAll')}</AppLink>}
    >
      {openApplications.length === 0 ? (
        <NothingYet
          text={t('dashboard.noApplications')}
          link={{ to: '/search-program', label: t('dashboard.browsePrograms') }}
        />
      ) : (
        <ul className={styles.rows}>
          {openApplications.map(({ id, item, status, progress }) => {
            const { title, detail } = namesOf(item);
            return (
              <li key={id} className={styles.application}>
                <ItemMonogram item={item} />
                <p className={styles.title}>
                  <AppLink to={`/profile/applications/${id}`}>{title}</AppLink>
                </p>
                <p className={styles.detail}>
                  {[detail, t(`applicationStatus.${status}`)].filter(Boolean).join(' · ')}
                </p>
                <div className={styles.progress}>
                  <ProgressBar label={t('dashboard.progressOf', { title })} value={progress} max={100} />
                  <span className={styles.share}>{format.percent(progress)}</span>
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}

type ProfileGapsProps = { readonly profileFacts: readonly ProfileGaps_FactFragment[] };

/** What of the profile would help advice and recommendations; gone once all is there. */
export function ProfileGaps(masked: MaskedProps<ProfileGapsProps>) {
  const { profileFacts } = masked as ProfileGapsProps;
  const t = useText();
  const missing = profileFacts.filter(({ isKnown }) => !isKnown).length;
  if (missing === 0) return null;
  return (
    <Panel tone="accent" title={t('dashboard.gaps', { missing })}>
      <ul className={styles.facts}>
        {profileFacts.map(({ fact, isKnown }) => (
          <li key={fact} className={isKnown ? styles.known : undefined}>
            <Icon name={isKnown ? 'check' : 'info'} />
            <span>
              {t(`dashboard.fact.${fact}`)}
              <VisuallyHidden>{`: ${t(isKnown ? 'dashboard.factKnown' : 'dashboard.factMissing')}`}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
      <LinkButton to="/profile/details" variant="secondary" size="small" className={styles.start}>
        {t('dashboard.fillProfile')}
      </LinkButton>
    </Panel>
  );
}
