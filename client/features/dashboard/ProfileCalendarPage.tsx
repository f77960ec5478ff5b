import type { Preload } from '../../kernel/page/preload';
import { CalendarView } from './CalendarView';
import { MyCalendarDocument } from './MyCalendar.gql';
import { MyCalendarFeedDocument } from './MyCalendarFeed.gql';

export const preload: Preload = async ({ query }) => {
  await Promise.all([query(MyCalendarDocument, {}), query(MyCalendarFeedDocument, {})]);
};

export const Page = () => <CalendarView />;
