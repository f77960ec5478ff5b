import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'cards.zoneVietnam': 'Vietnam time',
  'cards.zoneUniversal': 'UTC',
  'cards.zoneCity': '{city} time',
  'cards.deadlineInVietnam': 'In Vietnam: {time} on {day}',
  'cards.deadlineTime': 'Closes at {time}, {zone}',
  'cards.deadlineDayInVietnam': 'No hour is named: send it before this day ends in Vietnam',
  'cards.deadlineDayThere': 'No hour is named: send it before {time} Vietnam time, when the day ends there',
  'cards.usualIntake': 'Usual intake, not yet confirmed',
  'cards.yearlyDeadline': '(every year)',
  'cards.lastKnownDeadline': '(last known, in earlier years; the next deadline is not known yet)',
  'cards.equalConsideration': '(equal consideration; later applications are considered while places remain)',
  'cards.equalConsiderationPassed': 'Date passed',
};
