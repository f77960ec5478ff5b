import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'assessments.title': 'Self-assessments',
  'assessments.description':
    'Two free self-assessments, no account needed: which fields suit your interests, and roughly where your English vocabulary stands.',
  'assessments.lead':
    'Not sure what to study, or how far your English goes? Try one of these for a starting point. No account needed.',
  'assessments.toIntro': 'See what it involves',
  'assessments.goOn': 'Continue',
  'assessments.lookAgain': 'Review your answers',
  'assessments.toResult': 'See your result',
  'assessments.begun': 'You have done {done} of {count}.',

  'assessments.career-riasec.title': 'What do you like doing?',
  'assessments.career-riasec.short':
    'Rate 48 activities by how much you would enjoy them, and see your three strongest interests and the majors closest to them.',
  'assessments.career-riasec.size': '{count} questions, about {minutes} minutes',
  'assessments.career-riasec.purpose':
    'It follows John Holland’s model of six types of interest: Realistic, Investigative, Artistic, Social, Enterprising and Conventional. You get your three strongest types, and majors with a similar profile.',
  'assessments.career-riasec.way':
    'One activity per page. Rate it from 1 (strongly dislike) to 5 (strongly like). There are no right or wrong answers, and it does not matter whether you are good at it.',
  'assessments.career-riasec.keyboard': 'On a keyboard: press 1 to 5 to rate, and Enter to move on.',
  'assessments.career-riasec.place': 'Question {number} of {count}',
  'assessments.career-riasec.wording':
    'We wrote the items ourselves in both languages, and they have not been scientifically validated. Only the framework follows the RIASEC marker scales (Armstrong, Allison and Rounds, 2008); we do not use their items, because the authors allow noncommercial use only.',
  'assessments.career-riasec.limit':
    'Your result is about what you like right now. It says nothing about ability and does not replace talking to an advisor.',
  'assessments.career-riasec.resultTitle': 'Your result: what you like doing',

  'assessments.english-vocab-check.title': 'English vocabulary check',
  'assessments.english-vocab-check.short':
    'Tick the words you know for a quick hint at level A2, B1 or B2. Beware: some of the words are made up.',
  'assessments.english-vocab-check.size': '{count} pages of 10 words, about {minutes} minutes',
  'assessments.english-vocab-check.purpose':
    'Get a rough idea of your vocabulary before you set a goal for an English test. There are three levels, from everyday words to the vocabulary of textbooks.',
  'assessments.english-vocab-check.way':
    'Tick only words whose meaning you know. A third of them are made up, and each of those you tick costs 2 points, so guessing does not pay.',
  'assessments.english-vocab-check.keyboard': 'On a keyboard: Tab to a word, Space to tick it, and Enter to move on.',
  'assessments.english-vocab-check.place': 'Page {number} of {count}',
  'assessments.english-vocab-check.wording':
    'We chose both the real and the made-up words ourselves; they are not taken from a published list. The made-up ones were checked against two large dictionaries to be sure that they do not exist.',
  'assessments.english-vocab-check.limit':
    'This is a hint about your vocabulary, not a certificate, and it does not convert into a score on any exam. To be sure, take an official test.',
  'assessments.english-vocab-check.resultTitle': 'Your result: English vocabulary',

  'assessments.how': 'How it works',
  'assessments.pauses': 'Answers are saved as you go, so you can go back, change them, or take a break.',
  'assessments.limits': 'Good to know',
  'assessments.noSelection': 'Nobody uses your result to accept or reject you: no institution does, and neither do we.',
  'assessments.storing': 'Your answers',
  'assessments.consentVisitor':
    'Your answers are stored on our server and only this browser can open them, for {hours} hours after your latest one. If you log in, they move into your account. You can delete them at any time.',
  'assessments.consentAccount':
    'Your answers and your result are stored in your account and used to suggest programs to you. You can delete them at any time.',
  'assessments.consentByAnswer': 'By answering the first question you agree to this.',
  'assessments.privacy': 'Privacy policy',
  'assessments.agreeAndStart': 'Agree and start',
  'assessments.restart': 'Start over',
  'assessments.restartFailed': 'Could not start over. Please try again.',

  'assessments.progress': 'Part done',
  'assessments.ratingAsk': 'How much would you enjoy this?',
  'assessments.rating.1': 'Strongly dislike',
  'assessments.rating.2': 'Dislike',
  'assessments.rating.3': 'Neutral',
  'assessments.rating.4': 'Like',
  'assessments.rating.5': 'Strongly like',
  'assessments.ratingMissing': 'Choose a rating before moving on',
  'assessments.wordsHeading': 'Which of these words do you know?',
  'assessments.wordsAsk': 'Tick only those you are sure of. If you know none, just move on.',
  'assessments.back': 'Back',
  'assessments.next': 'Next',
  'assessments.finish': 'See your result',
  'assessments.saved': 'Saved',
  'assessments.saveFailed': 'This answer has not been saved yet. We will try again once you are back online.',
  'assessments.tooFast': 'That was a bit fast. We will save your answer in {seconds} seconds.',
  'assessments.guardian':
    'You are under 16, so a parent or guardian has to agree before answers can be stored in your account.',
  'assessments.askGuardian': 'Ask for consent',
  'assessments.consentChanged':
    'What we say about storing answers has just changed. Please reload the page to read it.',
  'assessments.incomplete': 'Some questions are still unanswered.',
  'assessments.outdated': 'This self-assessment has just been updated. Please reload the page.',

  'assessments.result': 'Result',
  'assessments.finishedOn': 'Completed on {day}',
  'assessments.noResult': 'There is no result here yet',
  'assessments.noResultHint':
    'You may not have finished, or your result may have expired because you were not logged in.',
  'assessments.code': 'Your three letters',
  'assessments.type.REALISTIC': 'Realistic (R)',
  'assessments.type.INVESTIGATIVE': 'Investigative (I)',
  'assessments.type.ARTISTIC': 'Artistic (A)',
  'assessments.type.SOCIAL': 'Social (S)',
  'assessments.type.ENTERPRISING': 'Enterprising (E)',
  'assessments.type.CONVENTIONAL': 'Conventional (C)',
  'assessments.typeText.REALISTIC': 'you like making tangible things, with machines, tools or plants, or outdoors',
  'assessments.typeText.INVESTIGATIVE': 'you like to observe, ask, calculate and get to the bottom of things',
  'assessments.typeText.ARTISTIC': 'you like to create with words, images, sound or on stage',
  'assessments.typeText.SOCIAL': 'you like to help, teach, listen to and look after people',
  'assessments.typeText.ENTERPRISING': 'you like to lead, persuade and get things going',
  'assessments.typeText.CONVENTIONAL': 'you like order, figures and clear procedures',
  'assessments.flat': 'Your interests do not stand out yet',
  'assessments.flatHint':
    'The six types scored almost the same, so there is nothing to read into them yet. That is perfectly normal: try again in a few months, or browse programs and see what makes you curious.',
  'assessments.browse': 'Browse programs',
  'assessments.profile': 'Your score for each type',
  'assessments.profileName': 'Score of each type, highest first, out of 32.',
  'assessments.typeColumn': 'Type of interest',
  'assessments.of': '{value}/{maximum}',
  'assessments.asTable': 'View as table',
  'assessments.score': 'Score',
  'assessments.maximum': 'Maximum',
  'assessments.majors': 'Majors close to your interests',
  'assessments.majorsLead':
    'Each major has three letters too, assigned by us. The more letters you share, and the more alike their order, the higher the match. Pick one to see its programs.',
  'assessments.majorMatch': '{code} · match {match}/{maximum}',

  'assessments.hint': 'Your vocabulary points to level',
  'assessments.belowA2': 'Below A2',
  'assessments.belowA2Text':
    'You have not passed the level of the most common words yet. Get the first 1,000 or so down, then try again.',
  'assessments.hintText.A2': 'You know the most common words.',
  'assessments.hintText.B1': 'You know the common words and many that come up in reading.',
  'assessments.hintText.B2': 'You also know the words that come up in textbooks.',
  'assessments.hintSource':
    'Published estimates for English put A2 at about 1,500 to 2,500 words, B1 at 2,750 to 3,250 and B2 at 3,250 to 3,750 (Milton and Alexiou, 2009). Our three word lists are our own choice and were not tested against that study, so take the level as a direction only.',
  'assessments.hintSourceLink': 'The figures as quoted by I Kinda Like Languages, read {day}',
  'assessments.officialTest': 'To apply anywhere, take an official test.',
  'assessments.levels': 'Score by level',
  'assessments.levelsName': 'Score of the three levels, from common to rare words, out of 20.',
  'assessments.levelColumn': 'Level',
  'assessments.level': 'Level {level}',
  'assessments.passed': 'Passed',
  'assessments.notPassed': 'Not passed',
  'assessments.ticked': '{known} real and {invented} made-up words ticked',
  'assessments.levelsRule':
    'A real word is worth 1 point, a made-up one costs 2, and the score never drops below 0. You pass with 15. A level counts only if all levels below it are passed.',
  'assessments.nextBand': 'Aim one step higher',
  'assessments.nextBandLead':
    'Programs whose IELTS minimum is at most one level above this result, by a rough scale of ours. The score in the filter is not yours; check what each program asks for.',
  'assessments.nextBandLink': 'See these programs',

  'assessments.visitorResult': 'You are not logged in, so your result stays for {hours} hours only, in this browser.',
  'assessments.loginToKeep': 'Log in to keep your result',
  'assessments.print': 'Print result',
  'assessments.delete': 'Delete result',
  'assessments.deleteTitle': 'Delete this result?',
  'assessments.deleteText': 'The result and all your answers to this self-assessment will be gone for good.',
  'assessments.deleteYes': 'Delete permanently',
  'assessments.deleted': 'Result and answers deleted',
  'assessments.deleteFailed': 'Could not delete it. Please try again.',
};
