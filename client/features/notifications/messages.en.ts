import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'notifications.title': 'Notifications',
  'notifications.description': 'News about your applications, deadlines and advising sessions.',
  'notifications.unreadCount':
    '{count, plural, =0 {All caught up} =1 {1 unread notification} =100 {More than 99 unread notifications} other {# unread notifications}}',
  'notifications.unread': 'Unread:',
  'notifications.markAll': 'Mark all as read',
  'notifications.markOne': 'Mark as read',
  'notifications.notMarked': 'Could not mark as read. Please try again.',
  'notifications.viewAll': 'View all and reminder settings',
  'notifications.filter': 'Filter notifications',
  'notifications.all': 'All',
  'notifications.onlyUnread': 'Unread',
  'notifications.empty': 'No notifications yet',
  'notifications.emptyUnread': 'Nothing left to read',
  'notifications.emptyHint': 'When an application moves on or a deadline is near, you will see it here.',
  'notifications.failed': 'Could not load your notifications. Nothing is lost.',
  'notifications.group.today': 'Today',
  'notifications.group.week': 'Last 7 days',
  'notifications.group.older': 'Earlier',
  'notifications.itemGone': 'an item that is no longer on the site',
  'notifications.status.AWAITING_GUARDIAN':
    'Your application to <b>{title}</b> is waiting for your parent or guardian. Nothing has gone to the school yet.',
  'notifications.status.SUBMITTED': 'We have your application to <b>{title}</b>. An advisor will check it first.',
  'notifications.status.PROCESSING': 'The institution is reviewing your application to <b>{title}</b>.',
  'notifications.status.ACCEPTED': 'You have been accepted: <b>{title}</b>.',
  'notifications.status.VISA_PREPARATION': '<b>{title}</b>: time to prepare your visa documents.',
  'notifications.status.VISA_APPLIED': '<b>{title}</b>: the visa application has been submitted.',
  'notifications.status.VISA_GRANTED': 'Congratulations, your visa is granted: <b>{title}</b>.',
  'notifications.status.VISA_REFUSED':
    '<b>{title}</b>: the visa was refused. Your advisor will go through the next step with you.',
  'notifications.status.DEFERRED': 'Your place is kept for a later intake: <b>{title}</b>.',
  'notifications.status.OFFER_DECLINED': 'It is recorded that you declined the offer: <b>{title}</b>.',
  'notifications.status.GUARDIAN_DECLINED':
    'Your parent or guardian did not agree to the application to <b>{title}</b>. It is closed, and nothing went to the school.',
  'notifications.status.REJECTED': 'Your application to <b>{title}</b> was not accepted.',
  'notifications.status.WITHDRAWN': 'The application to <b>{title}</b> was withdrawn.',
  'notifications.applicationAssigned': 'The application to <b>{title}</b> was assigned to you.',
  'notifications.applicationWithdrawn':
    'The student withdrew the application to <b>{title}</b>. If it was sent, ask the institution to delete it.',
  'notifications.applicationDeclined': 'The student declined the offer: <b>{title}</b>. Tell the institution.',
  'notifications.deletionToAsk': 'Ask the institution to delete the data of the application to <b>{title}</b>.',
  'notifications.deletionAsked': 'We have asked the school to delete your data: <b>{title}</b>.',
  'notifications.sessionScheduled': 'You have an advising session at <b>{time} on {day}</b>, Vietnam time.',
  'notifications.sessionRescheduled': 'Your advising session has changed: <b>{time} on {day}</b>, Vietnam time.',
  'notifications.sessionCancelled': 'The advising session at {time} on {day} was canceled.',
  'notifications.deadlineNear':
    '<b>{title}</b> {days, plural, =0 {closes today} =1 {closes tomorrow} other {closes in # days}}: {time} on {day}, Vietnam time.',
  'notifications.deadlineOver': '<b>{title}</b> closed at {time} on {day}.',
  'notifications.leadAssigned': 'A message was assigned to you.',
  'notifications.leadAnswered': 'Your message has been answered by email.',
  'notifications.reviewPublished':
    'Your review of {about, select, service {this site} other {<b>{title}</b>}} has been published.',
  'notifications.reviewDeclined':
    'Your review of {about, select, service {this site} other {<b>{title}</b>}} was declined: {reason, select, PERSONAL_DATA {it gives somebody else’s details} OFFENSIVE {it contains insults} ADVERTISING {it reads like advertising} NOT_AN_EXPERIENCE {it doesn’t describe your own experience} UNPROVEN_CLAIM {it states what cannot be checked} other {the reason is on the page My reviews}}. You can edit it and send it again.',
  'notifications.unknown': 'You have a new notification. Reload the page to see it.',
  'reminders.title': 'Deadline reminders',
  'reminders.lead':
    'You are notified 14, 3 and 1 days before a deadline of anything you saved, and of applications that are still being considered.',
  'reminders.byMail': 'Remind me by email too',
  'reminders.on': 'You will also be reminded by email.',
  'reminders.off': 'Email reminders are off. Notifications on the site still come.',
  'reminders.emailNotConfirmed': 'Confirm your email address first, then switch this on.',
  'reminders.toAccount': 'Go to Account',
  'reminders.notSaved': 'Could not save the setting. Please try again.',
};
