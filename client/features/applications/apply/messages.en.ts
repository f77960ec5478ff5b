import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'apply.title': 'New application',
  'apply.description': 'Choose an intake, see what the school asks for, and apply.',
  'apply.heading': 'Apply: {title}',
  'apply.choose': 'Where do you want to apply?',
  'apply.chooseHint': 'Open the page of the program or school of your choice and press “Apply”.',
  'apply.searchPrograms': 'Find programs',
  'apply.searchInstitutions': 'Find schools',
  'apply.toWishlist': 'My wishlist',
  'apply.loadFailed': 'Could not load what you need to apply.',
  'apply.alreadyOpen': 'You already have an open application here',
  'apply.alreadyOpenLead':
    'One application to a program or school is enough. To apply again, withdraw the old one first.',

  'apply.intake': 'Intake',
  'apply.intakeLabel': 'When do you want to start?',
  'apply.intakeUsual':
    'No information about intakes here yet. The list begins with the months in which studies usually start in this country; you can choose another one.',
  'apply.intakeOption': '{intake} ({note})',
  'apply.intakePlain': '{intake}',
  'apply.intakeNote.OPEN': 'open for applications',
  'apply.intakeNote.LIKELY_OPEN': 'likely to open',
  'apply.intakeNote.USUAL': 'usual start',
  'apply.intakeNote.LATER': 'not confirmed by the school',
  'apply.intakeNote.OTHER': 'other month',
  'apply.deadlineUnknown': 'No information about the deadline of this intake yet.',
  'apply.intakeFailed':
    'Could not load the requirements of this intake. Below are those of the one you looked at before.',
  'apply.noIntake': 'No intake takes applications at the moment. Come back later or choose another program.',
  'apply.backToItem': 'Back to its page',
  'apply.chance': 'How well you fit',
  'apply.requirements': 'Requirements',
  'apply.requirementsLead': 'Compared with your profile. You can apply with gaps; your advisor helps you close them.',

  'apply.profile': 'Sent with your application',
  'apply.profileLead':
    'From your profile. The advisors who handle this application see it; the school gets only what you agree to at the end of this page.',
  'apply.editProfile': 'Edit profile',
  'apply.missing': 'Not filled in yet: {fields}.',
  'apply.field.fullName': 'Full name',
  'apply.field.email': 'Email',
  'apply.field.phone': 'Phone number',
  'apply.field.school': 'School or company',
  'apply.field.level': 'Current level',
  'apply.field.gpa': 'Grade average',
  'apply.field.english': 'English certificate',
  'apply.field.degree': 'Degree you want',
  'apply.field.major': 'Major',
  'apply.field.budget': 'Budget per year',
  'apply.gpa': '{value} ({scale})',
  'apply.english': '{test}: {overall}{isDated, select, true {, taken on {takenOn}} other {}}',

  'apply.confirm': 'Confirm',
  'apply.summary': '{title}{isProgram, select, true {, {institution}} other {}}, {intake} intake',
  'apply.stillOpen':
    '{missing, plural, =0 {} one {1 requirement is missing. } other {# requirements are missing. }}{unknown, plural, =0 {} one {1 needs checking. } other {# need checking. }}You can still apply.',
  'apply.then1': 'An advisor checks your application before it goes to the school.',
  'apply.then2': 'Submitting is free. If the school charges a fee, your advisor tells you first.',
  'apply.then3': 'You can withdraw until the school accepts you; after that you can still decline the offer.',
  'apply.note': 'Note to the advisor',
  'apply.noteHint': 'Anything you are unsure about. At most {count} characters.',
  'apply.send': 'Submit application',
  'apply.sendToGuardian': 'Send to your guardian',
  'apply.sending': 'Submitting…',
  'apply.sent': 'Application submitted',
  'apply.sentToGuardian': 'Your parent or guardian has been sent an email',
  'apply.sharing': 'Consent to share with the school',
  'apply.sharing.recipient': 'Recipient',
  'apply.sharing.data': 'Data',
  'apply.sharing.purpose': 'Why',
  'apply.sharing.purposeText': 'so that the school can consider this application and answer it',
  'apply.sharing.sender': 'Sent by',
  'apply.sharing.agree':
    'I agree that {sender} sends the data above to {recipient} ({country}), for this application only.',
  'apply.sharing.hint':
    'You can withdraw this at any time under “Privacy”. What the school has read cannot be taken back.',
  'apply.guardian.COPY':
    'You are under 18: when you submit, {name} ({email}) gets a copy that says which school gets what, and why.',
  'apply.guardian.AGREEMENT':
    'You are under 16: we write to {name} ({email}). The application is submitted only once they agree to this very application; their consent to store grades is a separate matter.',
  'apply.guardianAddressFirst':
    'You are under 18, so a parent or guardian gets a copy when you apply. First we need an email address that they have confirmed: add it under “Privacy”, let them open the link in the email, and come back here.',
  'apply.addGuardian': 'Add a guardian’s email',
  'apply.draftKept': 'What you choose and write is kept on this device until you submit it or log out.',
  'apply.guardianFirst':
    'You are under 16, so a parent or guardian has to agree first. Come back here to apply once they have.',
};
