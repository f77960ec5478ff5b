import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'sharing.panel': 'Shared with the school',
  'sharing.list': 'Shared with each school',
  'sharing.listLead':
    'Every application has a consent of its own, which the general choices above do not replace. You can withdraw it at any time.',
  'sharing.none': 'You have not applied yet, so nothing has been sent.',
  'sharing.loadFailed': 'Could not load the list.',
  'sharing.firstOf': 'The latest {shown} of {total} applications.',
  'sharing.agreed': 'You agreed on {day} (text of {version}) that this application is sent to {recipient}, {country}.',
  'sharing.before':
    'You applied before this site asked for consent to each school. Tell your advisor if you want to stop.',
  'sharing.guardian.COPY': 'A copy went to {name} ({email}) on {day}.',
  'sharing.guardian.waiting': 'We wrote to {name} ({email}) on {day} and are waiting for a reply.',
  'sharing.guardian.agreed': '{name} agreed to this application on {day}.',
  'sharing.guardian.refused': '{name} did not agree to this application on {day}. Nothing was sent.',
  'sharing.remind': 'Send the email again',
  'sharing.reminding': 'Sending…',
  'sharing.reminded': 'Email sent again; the earlier link no longer works',
  'sharing.remindOften': 'You have sent enough emails for today. Try again tomorrow.',
  'sharing.withdrawn': 'You withdrew your consent on {day}.',
  'sharing.task.OPEN': 'Your advisor will ask the school to delete what it received.',
  'sharing.task.ASKED': 'We asked the school to delete it on {day}.',
  'sharing.task.NOTHING_SENT': 'Nothing had been sent to the school, so there is nothing to delete.',
  'sharing.toPrivacy': 'Manage consent',
};
