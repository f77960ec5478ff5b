import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'guardianSharing.title': 'Consent to your child’s application',
  'guardianSharing.description': 'For parents and guardians: which school gets what, and why.',
  'guardianSharing.heading': 'Dear {guardian}',
  'guardianSharing.lead':
    '{student} would like to apply to a school abroad through {brand}. Because they are under 16, nothing goes to the school until you agree to this very application.',
  'guardianSharing.what': 'This application',
  'guardianSharing.recipient': 'Sent to',
  'guardianSharing.program': 'Program',
  'guardianSharing.wholeSchool': 'not chosen yet',
  'guardianSharing.intake': 'Intake',
  'guardianSharing.data': 'What is sent',
  'guardianSharing.purpose': 'Why',
  'guardianSharing.purposeText': 'So that the school can consider the application and answer it. For nothing else.',
  'guardianSharing.sender': 'Sent by',
  'guardianSharing.apart':
    'Your earlier consent to store their grades is a separate matter: it does not allow us to send this application.',
  'guardianSharing.withdraw': 'How to withdraw consent',
  'guardianSharing.withdrawText':
    'At any time: withdraw it together with your child under “Privacy”, or contact us. The application stops, and we ask the school to delete what it received. What the school has read cannot be taken back.',
  'guardianSharing.agreeText':
    'I am a parent or guardian of {student}. I agree that {sender} sends this application to {recipient}, {country}.',
  'guardianSharing.agree': 'I agree',
  'guardianSharing.refuse': 'I do not agree',
  'guardianSharing.refuseNote':
    'If you do not agree, the application is closed and never sent. Your child is told; you need not give a reason.',
  'guardianSharing.sending': 'Sending…',
  'guardianSharing.mustTick': 'Please tick the box above if you agree',
  'guardianSharing.outdated': 'The text has just been updated. Please reload the page and read the new version.',
  'guardianSharing.failed': 'Your answer could not be sent. Please try again in a few minutes.',
  'guardianSharing.agreed': 'Thank you',
  'guardianSharing.agreedText':
    'Your consent is recorded. An advisor checks the application of {student} before it goes to the school. You can close this page.',
  'guardianSharing.refused': 'Your answer is recorded',
  'guardianSharing.refusedText':
    'The application of {student} is closed and will not be sent. You can close this page.',
  'guardianSharing.lost': 'This link no longer works',
  'guardianSharing.lostText':
    'A link works once, for {days} days. You may have answered already, the application may have been withdrawn, or a newer email may have been sent. If it is still needed, ask your child to send the email again from the application’s page.',
  'guardianSharing.toHome': 'Go to the home page',
};
