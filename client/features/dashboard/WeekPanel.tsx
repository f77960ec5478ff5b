import type { ReactNode } from 'react';
import { namesOf } from '../../kernel/cards/namedItem';
import { useFormat } from '../../kernel/format/useFormat';
import { useLocalized } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { LinkButton } from '../../kernel/mui/Button';
import { Panel } from '../../kernel/mui/Panel';
import { StatusChip } from '../../kernel/mui/StatusChip';
import { Tabs } from '../../kernel/mui/Tabs';
import { AppLink } from '../../kernel/ui/AppLink';
import { VisuallyHidden } from '../../kernel/ui/VisuallyHidden';
import { DayBox } from './DayBox';
import { DeadlineRow } from './DeadlineRow';
import { EventRow } from './EventRow';
import { applyPath } from './followedItem';
import { NothingYet } from './NothingYet';
import type { Overview } from './overview';
import styles from './dashboard.module.css';

function ProgramRow({ row }: { readonly row: Overview['programs'][number] }) {
  const t = useText();
  const format = useFormat();
  const { program, deadline, intake, application } = row;
  const { title, detail, to } = namesOf(program);
  const apply = applyPath(program);
  return (
    <li className={styles.row}>
      {deadline ? <DayBox at={deadline.closesAt} /> : <span className={styles.noDay} aria-hidden="true" />}
      <div className={styles.words}>
        <p className={styles.title}>
          <AppLink to={to}>{title}</AppLink>
        </p>
        <p className={styles.detail}>
          {[
            detail,
            intake ? t('dashboard.intake', { intake: format.monthYear(intake) }) : null,
            deadline
              ? t('dashboard.until', { day: format.dayInVietnam(deadline.closesAt) })
              : t('dashboard.noDeadline'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className={styles.actions}>
        {application ? (
          <StatusChip tone="current" label={t(`applicationStatus.${application.status}`)} />
        ) : apply ? (
          <LinkButton to={apply} variant="secondary" size="small">
            {t('dashboard.apply')}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </LinkButton>
        ) : null}
      </div>
    </li>
  );
}

const List = ({
  isEmpty,
  empty,
  children,
}: {
  readonly isEmpty: boolean;
  readonly empty: ReactNode;
  readonly children: ReactNode;
}) => (isEmpty ? empty : <ul className={styles.rows}>{children}</ul>);

/** Deadlines of the week, programs that are followed, events and guides. */
export function WeekPanel({ overview }: { readonly overview: Overview }) {
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
                  <DeadlineRow key={`${row.item.id} ${row.deadline.closesAt}`} row={row} />
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
                  <ProgramRow key={row.program.id} row={row} />
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
