import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'privacy.title': 'Privacy',
  'privacy.description': 'What you allow us to do, what is stored about you, and how to download or delete it all.',

  'privacy.consents': 'What you allow us to do',
  'privacy.consentsLead':
    'Each choice is separate, and nothing is ticked for you. Agree or withdraw at any time; searching works the same either way.',
  'privacy.consent.ADVICE_CONTACT': 'Contact from an advisor',
  'privacy.consent.MARKETING': 'News and events',
  'privacy.consent.PARTNER_SHARING': 'Sharing your profile with a school',
  'privacy.consent.ANALYTICS': 'Counting visits',
  'privacy.undecided': 'You have not chosen yet. Until you do, we treat it as a no.',
  'privacy.given': 'You agreed on {day} (text of {version}).',
  'privacy.refused': 'Not agreed since {day} (text of {version}).',
  'privacy.outdated': 'The text has changed since then. Please read the new version and choose again.',
  'privacy.withdrawOld': 'Withdraw the earlier consent',
  'privacy.version': 'Text of {version}',
  'privacy.consentSaved': 'Your choice has been saved',

  'privacy.export': 'Download your data',
  'privacy.exportLead':
    'One JSON file with everything stored about you: profile, wishlist, consents and login history.',
  'privacy.exportButton': 'Download',
  'privacy.exporting': 'Preparing…',
  'privacy.exported': 'Downloaded {fileName}',
  'privacy.exportFailed': 'The file could not be prepared. Please try again.',

  'privacy.deletion': 'Delete account',
  'privacy.deletionLead': 'Everything is deleted at once. We keep no copy, so it cannot be restored.',
  'privacy.deletionButton': 'Delete my account',
  'privacy.deletionTitle': 'Delete account',
  'privacy.deletionGoes': 'What will be deleted',
  'privacy.deletionForever': 'This cannot be undone. You will be logged out on every device.',
  'privacy.deletionSchools':
    'Schools that received an application keep what they received. We ask them to delete it by the number of the application, but without an account we cannot tell you the outcome. To hear of it, withdraw your consent to each school first.',
  'privacy.deletionExport': 'Haven’t downloaded your data? Close this panel and press “Download” first.',
  'privacy.deletionPassword': 'Enter your password to confirm',
  'privacy.deletionConfirm': 'Delete permanently',
  'privacy.deleting': 'Deleting…',
  'privacy.deleted': 'Your account has been deleted.',
  'privacy.part.profile': 'Profile and login',
  'privacy.part.consents': 'Recorded choices',
  'privacy.part.corrections': 'Correction requests',
  'privacy.part.sessions': 'Signed-in sessions',
  'privacy.part.serviceTokens': 'Service tokens you created',
  'privacy.part.audit': 'Security log (your name is removed from it)',
  'privacy.part.jobs': 'Emails waiting to be sent',
  'privacy.part.idempotentCalls': 'Records that prevent duplicate submissions (kept for a day)',
  'privacy.part.other': 'Other data: {part}',

  'privacy.guardian': 'Consent of a parent or guardian',
  'privacy.guardianWhy':
    'You are under 16. To protect children, a parent or guardian must give consent before we store your grades, your answers to the tests or your reviews. To apply to a school, they also have to agree to each application by itself. Everything else works as usual.',
  'privacy.consentsLocked':
    'You are under 16, so you can agree to these once a parent or guardian has given consent. You can withdraw at any time.',
  'privacy.guardianHow':
    'We send an email that explains everything, with a link to agree. Your parent does not need an account.',
  'privacy.guardianName': 'Parent’s or guardian’s name',
  'privacy.guardianEmail': 'Their email',
  'privacy.guardianSend': 'Send the request',
  'privacy.guardianSending': 'Sending…',
  'privacy.guardianSent': 'Email sent',
  'privacy.guardianAsked': 'We wrote to {name} ({email}) on {day} and are waiting for a reply.',
  'privacy.guardianAgain': 'Did the email not arrive, or should someone else get it?',
  'privacy.guardianGiven': '{name} agreed on {day}. You can save your grades now.',

  'privacy.copy': 'Copies for a parent or guardian',
  'privacy.copyWhy':
    'You are under 18. When you apply to a school, we send a parent or guardian a copy that says which school gets what, and why. For that we need an email address that they have confirmed.',
  'privacy.copyHow': 'We send an email with a link to confirm the address. Your parent does not need an account.',
  'privacy.copySend': 'Send the email',
  'privacy.copyAsked': 'We wrote to {name} ({email}) on {day} and are waiting for the confirmation.',
  'privacy.copyConfirmed': 'Copies of your applications go to {name} ({email}).',

  'guardianCopy.title': 'Confirm your email address for copies',
  'guardianCopy.lead':
    '{student} uses {brand} to look for schools abroad and to apply. At 16 or 17 they may apply by themselves, but each time they do, you get a copy.',
  'guardianCopy.what': 'What a copy says',
  'guardianCopy.whatText':
    'Which school gets the application, in which country, what is sent about your child, why, and who sends it.',
  'guardianCopy.not': 'What you do not agree to here',
  'guardianCopy.notText':
    'Any particular application, or that grades are stored. We do not use this address for advertising.',
  'guardianCopy.agreeText':
    'I am a parent or guardian of {student}. This is my email address, and I would like to get copies of their applications.',
  'guardianCopy.agree': 'Confirm',
  'guardianCopy.notAgree':
    'If this is not you, just close this page. Until an address is confirmed, they cannot apply.',
  'guardianCopy.doneText':
    'Your address is confirmed. Each time {student} applies, you get a copy. You can close this page.',

  'guardian.title': 'Consent for your child to use our study abroad site',
  'guardian.description': 'For parents and guardians: who we are, what we store, why, and how to withdraw consent.',
  'guardian.heading': 'Dear {guardian}',
  'guardian.lead':
    '{student} uses {brand} to look for schools and scholarships abroad. Because they are under 16, we need your consent before we store their grades.',
  'guardian.who': 'Who we are',
  'guardian.whoText':
    '{brand} is a site for finding schools, programs and scholarships abroad, and for preparing an application. Searching is free.',
  'guardian.what': 'What we store about your child',
  'guardian.what1': 'Name, date of birth, email and phone, as entered at registration',
  'guardian.what2': "School, plans for studying abroad, and the family's names and numbers if your child enters them",
  'guardian.what3': 'School grades: only after you agree',
  'guardian.why': 'Why we store it',
  'guardian.whyText':
    'To suggest schools and scholarships that your child qualifies for. We do not sell data, and pass nothing on unless your child has agreed to that separately.',
  'guardian.withdraw': 'How to withdraw consent',
  'guardian.withdrawText':
    'At any time: delete the grades or the whole account together with your child under “Privacy”, or reply to the email you received. We delete the data within 15 days.',
  'guardian.agreeText':
    'I am a parent or guardian of {student}. I have read the above and agree that {brand} stores their marks.',
  'guardian.agree': 'I agree',
  'guardian.agreeing': 'Sending…',
  'guardian.mustTick': 'Please tick the box above if you agree',
  'guardian.notAgree': 'If you do not agree, just close this page. We will not store the grades.',
  'guardian.done': 'Thank you',
  'guardian.doneText': 'Your consent is recorded. {student} can save grades from now on. You can close this page.',
  'guardian.lost': 'This link no longer works',
  'guardian.lostText':
    'A link works once, for {days} days. You may have agreed already, or a newer email may have been sent. If it is still needed, ask your child to send a new one from “Privacy” in their account.',
  'guardian.toHome': 'Go to the home page',
};
