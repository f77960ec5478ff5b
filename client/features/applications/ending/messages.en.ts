import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'ending.panel': 'Changed your mind?',
  'ending.withdraw.open': 'Withdraw application',
  'ending.withdraw.title': 'Withdraw this application?',
  'ending.withdraw.point1': 'The application stops: no further step is taken, and your advisor is told.',
  'ending.withdraw.point2':
    'Your consent to share it with the school ends too. If the school has it already, your advisor asks them to delete it.',
  'ending.withdraw.point3':
    'What cannot be taken back: what the school has received and read. How far it deletes is up to the law of its country.',
  'ending.withdraw.point4': 'It cannot be reopened. If you change your mind, apply again while the intake is open.',
  'ending.withdraw.point5': 'Whether fees already paid to the school are refunded is up to the school.',
  'ending.withdraw.point6': 'The application and its history stay in your list.',
  'ending.withdraw.keep': 'Keep application',
  'ending.withdraw.confirm': 'Withdraw',
  'ending.withdraw.busy': 'Withdrawing…',
  'ending.withdraw.done': 'Application withdrawn',
  'ending.decline.open': 'Decline the offer',
  'ending.decline.title': 'Decline this offer?',
  'ending.decline.point1':
    'The application is closed. Your advisor tells the school, which may give the place to somebody else.',
  'ending.decline.point2':
    'What cannot be taken back: this place. If you change your mind, you apply anew and the school decides again.',
  'ending.decline.point3': 'Whether a deposit or tuition already paid is refunded follows the rules of the school.',
  'ending.decline.point4':
    'If your visa application is in, tell your advisor at once: the school’s letter no longer holds.',
  'ending.decline.point5':
    'The school keeps what it received. To have its deletion asked for, withdraw your consent under “Privacy”.',
  'ending.decline.keep': 'Keep the place',
  'ending.decline.confirm': 'Decline the offer',
  'ending.decline.busy': 'Saving…',
  'ending.decline.done': 'Offer declined',
  'ending.sharing.open': 'Withdraw consent',
  'ending.sharing.title': 'Withdraw your consent?',
  'ending.sharing.point1': 'From now on we send this school nothing more about you.',
  'ending.sharing.point2':
    'What cannot be sent cannot be considered, so an open application stops: before an offer it is withdrawn, after one the offer is declined.',
  'ending.sharing.point3':
    'Your advisor asks the school to delete what it received. The outcome shows here and as a notification.',
  'ending.sharing.point4':
    'What cannot be taken back: what the school has received and read. How far it deletes is up to the law of its country.',
  'ending.sharing.keep': 'Keep consent',
  'ending.sharing.confirm': 'Withdraw',
  'ending.sharing.busy': 'Withdrawing…',
  'ending.sharing.done': 'Consent withdrawn',
  'ending.offline': 'No connection: nothing has changed. Check your network and try again.',
  'ending.failed': 'This could not be done. Try again in a few minutes.',
};
