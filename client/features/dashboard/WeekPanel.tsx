import type { ReactNode } from 'react';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useLocalized } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { Panel } from '../../kernel/mui/Panel';
import { Tabs } from '../../kernel/mui/Tabs';
import { AppLink } from '../../kernel/ui/AppLink';
import { DeadlineRow } from './DeadlineRow';
import { EventRow } from './EventRow';
import { idOf } from './followedItem';
import { FollowedProgramRow } from './FollowedProgramRow';
import { NothingYet } from './NothingYet';
import type { WeekPanel_OverviewFragment } from './WeekPanel.gql';
import styles from './dashboard.module.css';

const List = ({
  isEmpty,
  empty,
  children,
}: {
  readonly isEmpty: boolean;
  readonly empty: ReactNode;
  readonly children: ReactNode;
}) => (isEmpty ? empty : <ul className={styles.rows}>{children}</ul>);

type Props = { readonly overview: WeekPanel_OverviewFragment };

/** Deadlines of the week, programs that are followed, events and guides. */
export function WeekPanel(masked: MaskedProps<Props>) {
  const { overview } = masked as Props;
  const t = useText();
  const localized = useLocalized();
  const { deadlines, programs, events, guides } = overview;
  const browse = { to: '/search-program', label: t('dashboard.browsePrograms') };
  return (
    <Panel title={t('dashboard.week')} action={<AppLink to="/profile/calendar">{t('dashboard.viewAll')}</AppLink>}>
      <Tabs
        label={t('dashboard.weekTabs')}
        items={[
          {
            id: 'universities',
            label: t('dashboard.tab.universities'),
            content: (
              <List
                isEmpty={deadlines.length === 0}
                empty={<NothingYet text={t('dashboard.noDeadlines')} link={browse} />}
              >
                {deadlines.map(row => (
                  <DeadlineRow key={`${idOf(row.item)} ${row.deadline.closesAt}`} row={row} />
                ))}
              </List>
            ),
          },
          {
            id: 'courses',
            label: t('dashboard.tab.courses'),
            content: (
              <List
                isEmpty={programs.length === 0}
                empty={<NothingYet text={t('dashboard.noPrograms')} link={browse} />}
              >
                {programs.map(row => (
                  <FollowedProgramRow key={row.program.id} row={row} />
                ))}
              </List>
            ),
          },
          {
            id: 'events',
            label: t('dashboard.tab.events'),
            content: (
              <List isEmpty={events.length === 0} empty={<NothingYet text={t('dashboard.noEvents')} />}>
                {events.map(event => (
                  <EventRow key={event.id} event={event} />
                ))}
              </List>
            ),
          },
          {
            id: 'guides',
            label: t('dashboard.tab.guides'),
            content: (
              <List isEmpty={guides.length === 0} empty={<NothingYet text={t('dashboard.noGuides')} />}>
                {guides.map(({ id, title, summary }) => (
                  <li key={id} className={styles.guide}>
                    <p className={styles.title}>
                      <AppLink to={`/profile/guides?open=${id}`}>{localized(title)}</AppLink>
                    </p>
                    <p className={styles.detail}>{localized(summary)}</p>
                  </li>
                ))}
              </List>
            ),
          },
        ]}
      />
    </Panel>
  );
}
