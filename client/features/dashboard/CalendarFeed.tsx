import { useState } from 'react';
import { useNotice } from '../../kernel/feedback/useNotice';
import { useFormat } from '../../kernel/format/useFormat';
import { useLocale } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { Button } from '../../kernel/mui/Button';
import { TextField } from '../../kernel/mui/Field';
import { Panel } from '../../kernel/mui/Panel';
import { MyCalendarFeedDocument, useMyCalendarFeedQuery, type MyCalendarFeedQuery } from './MyCalendarFeed.gql';
import { useRenewCalendarFeedMutation } from './RenewCalendarFeed.gql';
import { useRevokeCalendarFeedMutation } from './RevokeCalendarFeed.gql';
import styles from './dashboard.module.css';

type Feed = MyCalendarFeedQuery['myCalendarFeed'];

/** The private address that a calendar program reads: made, shown once, made anew, taken away. */
function useCalendarFeed() {
  const locale = useLocale();
  const notice = useNotice();
  const { data, client } = useMyCalendarFeedQuery();
  const [renewFeed, renewal] = useRenewCalendarFeedMutation();
  const [revokeFeed, revocation] = useRevokeCalendarFeedMutation();
  const [address, setAddress] = useState<string | null>(null);
  const store = (feed: Feed) => client.writeQuery({ query: MyCalendarFeedDocument, data: { myCalendarFeed: feed } });

  const renew = async (): Promise<void> => {
    try {
      const { data: answer } = await renewFeed({ variables: { input: { language: locale === 'vi' ? 'VI' : 'EN' } } });
      const renewed = answer?.renewCalendarFeed;
      if (renewed?.address) {
        setAddress(renewed.address);
        store(renewed.feed ?? null);
      } else notice.failure('calendar.feedTooMany');
    } catch (error) {
      notice.thrown(error, 'calendar.feedFailed');
    }
  };
  const revoke = async (): Promise<void> => {
    try {
      await revokeFeed();
      setAddress(null);
      store(null);
      notice.success('calendar.feedRevoked');
    } catch (error) {
      notice.thrown(error, 'calendar.feedFailed');
    }
  };
  return { feed: data?.myCalendarFeed ?? null, address, renew, revoke, isBusy: renewal.loading || revocation.loading };
}

export function CalendarFeed() {
  const t = useText();
  const format = useFormat();
  const { feed, address, renew, revoke, isBusy } = useCalendarFeed();
  return (
    <Panel title={t('calendar.feed')} lead={t('calendar.feedLead')}>
      {feed ? (
        <p className={styles.detail}>{t('calendar.feedSince', { day: format.dayInVietnam(feed.createdAt) })}</p>
      ) : null}
      {address ? (
        <TextField
          label={t('calendar.feedAddress')}
          hint={t('calendar.feedOnce')}
          value={address}
          readOnly
          onFocus={({ target }) => target.select()}
        />
      ) : null}
      <div className={styles.feedActions}>
        <Button variant="secondary" isBusy={isBusy} onClick={() => void renew()}>
          {t(feed ? 'calendar.feedRenew' : 'calendar.feedMake')}
        </Button>
        {feed ? (
          <Button variant="quiet" isBusy={isBusy} onClick={() => void revoke()}>
            {t('calendar.feedRevoke')}
          </Button>
        ) : null}
      </div>
    </Panel>
  );
}
