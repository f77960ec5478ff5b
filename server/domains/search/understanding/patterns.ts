/**
 * The grammar: a line is a rule and the pattern of classes that means it (`?` may be missing). `sum` is a number with a unit of money, `amount` a number that
 * takes the unit of the sum behind it, `wholeSum` one that is not for a year, `bareSum` a number that is too large to be anything but one; `count` is a number or the word for one, `figure` a number that may be said in two parts (`6 chấm 5`). The longest match at a place counts.
 */
export type RuleName =
  | 'feeBelow'
  | 'feeAbove'
  | 'feeBetween'
  | 'feeAbout'
  | 'budgetAbout'
  | 'courseBelow'
  | 'yearsBelow'
  | 'courseAbove'
  | 'courseBetween'
  | 'courseAbout'
  | 'test'
  | 'otherTest'
  | 'acceptedTest'
  | 'intake'
  | 'intakeBetween'
  | 'intakeOnward'
  | 'intakeLater'
  | 'intakeEarlier'
  | 'deadline'
  | 'deadlineBetween'
  | 'deadlineOnward'
  | 'deadlineLater'
  | 'deadlineEarlier'
  | 'deadlineBy'
  | 'deadlineOfYear'
  | 'season'
  | 'years'
  | 'months'
  | 'yearsUpTo'
  | 'monthsUpTo'
  | 'yearsUnder'
  | 'monthsUnder'
  | 'yearsAndHalf'
  | 'yearsBetween'
  | 'monthsBetween'
  | 'shortCourse'
  | 'average'
  | 'admissionTest'
  | 'top'
  | 'feature'
  | 'language'
  | 'spokenLanguage'
  | 'unspokenLanguage'
  | 'experience'
  | 'coverage'
  | 'share'
  | 'leastShare'
  | 'audience'
  | 'entry'
  | 'entryYears'
  | 'entryMonths'
  | 'flag'
  | 'noApplicationFee'
  | 'topic'
  | 'founded'
  | 'degree'
  | 'level'
  | 'field'
  | 'block'
  | 'type'
  | 'ownership';

const LINES: readonly (readonly [RuleName, string])[] = [
  ['feeBelow', 'fee? below sum perYear?'],
  ['feeBelow', 'fee? about? sum perYear? orLess'],
  ['feeBelow', 'fee sum perYear?'],
  ['feeBelow', 'have? sum perYear? fee?'],
  ['feeBelow', 'eachYear sum'],
  ['feeBelow', 'eachYear below sum'],
  ['feeAbove', 'eachYear above sum'],
  ['budgetAbout', 'budget about sum perYear?'],
  ['budgetAbout', 'budget about bareSum perYear?'],
  ['feeAbout', 'eachYear about sum'],
  ['feeBetween', 'eachYear between? amount to sum'],
  ['feeAbove', 'worth above? sum perYear?'],
  ['feeAbove', 'worth sum perYear? orMore'],
  ['feeBelow', 'worth below sum perYear?'],
  ['feeAbout', 'worth about sum perYear?'],
  ['feeBetween', 'worth between? amount to sum perYear?'],
  ['feeBelow', 'fee have? zero'],
  ['feeBelow', 'below sum perYear? fee'],
  ['feeBelow', 'fee? below bareSum perYear?'],
  ['feeBelow', 'fee about? bareSum perYear?'],
  ['feeBetween', 'fee between? bareSum to bareSum perYear?'],
  ['feeAbove', 'fee? above sum perYear?'],
  ['feeAbove', 'fee? sum perYear? orMore'],
  ['feeBetween', 'fee? between? amount to sum perYear?'],
  ['feeBetween', 'fee? between? sum to sum perYear?'],
  ['feeAbout', 'fee? about sum perYear?'],
  // What the whole course may cost: a word says so, or the years that a sum is for.
  ['courseBelow', 'budget? fee? have? below? wholeSum wholeCourse'],
  ['courseBelow', 'budget? fee? have? about? wholeSum orLess wholeCourse'],
  ['courseBelow', 'budget? fee? wholeCourse fee? have? below? wholeSum'],
  ['courseBelow', 'budget? fee? wholeCourse fee? have? about? wholeSum orLess'],
  ['courseBelow', 'fee? allIn fee? wholeCourse? forYears? someYears? below? wholeSum'],
  ['courseBelow', 'fee? allIn fee? wholeCourse? forYears? someYears? about? wholeSum orLess'],
  ['courseBelow', 'fee? forYears? someYears allIn fee? below? wholeSum'],
  ['courseBelow', 'budget? fee? have? below? wholeSum allIn'],
  ['courseBelow', 'budget? fee? have? below? wholeSum allIn? forYears someYears'],
  ['courseBelow', 'budget? fee? allYears someYears fee? have? below? wholeSum'],
  ['yearsBelow', 'count years below wholeSum'],
  ['courseAbout', 'budget? fee? have? about wholeSum wholeCourse'],
  ['courseAbout', 'budget? fee? wholeCourse fee? have? about wholeSum'],
  ['courseAbout', 'fee? allIn fee? wholeCourse? forYears? someYears? about wholeSum'],
  ['courseAbout', 'budget? fee? have? about wholeSum allIn'],
  ['courseAbout', 'budget? fee? have? about wholeSum allIn? forYears someYears'],
  ['courseAbout', 'budget? fee? allYears someYears fee? have? about wholeSum'],
  ['courseAbove', 'fee? above wholeSum wholeCourse'],
  ['courseAbove', 'fee? wholeCourse fee? above wholeSum'],
  ['courseAbove', 'fee? allIn fee? wholeCourse? above wholeSum'],
  ['courseBetween', 'fee? between? amount to wholeSum wholeCourse'],
  ['courseBetween', 'fee? between? sum to wholeSum wholeCourse'],
  ['courseBetween', 'fee? wholeCourse fee? between? amount to wholeSum'],
  ['courseBetween', 'fee? wholeCourse fee? between? sum to wholeSum'],
  ['courseBetween', 'fee? allIn fee? wholeCourse? between? amount to wholeSum'],
  ['courseBetween', 'fee? allIn fee? wholeCourse? between? sum to wholeSum'],
  ['test', 'have? test score? figure points?'],
  ['test', 'have? score? test whose? atPresent? got? score? figure points?'],
  ['test', 'my test is figure points?'],
  ['test', 'have? score test score? figure points?'],
  ['test', 'have? test score? figure orMore'],
  ['test', 'have? test score? figure orLess'],
  ['test', 'have? score? figure points? inTest? test'],
  ['test', 'accepts test score? figure points?'],
  ['test', 'requires test score? figure points?'],
  ['test', 'have? test score? figure sign? noBandBelow figure'],
  ['test', 'have? cambridgeScore points?'],
  ['test', 'accepts cambridgeScore points?'],
  ['otherTest', 'withoutNeed test'],
  ['otherTest', 'withoutNeed test required'],
  ['otherTest', 'test notNeeded'],
  ['acceptedTest', 'accepts test accepted?'],
  ['acceptedTest', 'test accepted'],
  ['acceptedTest', 'have? otherThanIelts'],
  ['intake', 'intake? month monthNumber'],
  ['intake', 'intake? month monthNumber ofYear? year'],
  ['intake', 'intake? month monthNumber orMonth month? otherMonth'],
  ['intakeBetween', 'intake? month monthNumber toMonth month? monthNumber'],
  ['intake', 'intake? shortMonth monthNumber'],
  ['intake', 'intake? shortMonth monthNumber ofYear? year'],
  ['intake', 'intake spacedMonth monthNumber'],
  ['intake', 'intake? month monthNumber slash shortYear'],
  ['intake', 'intake? shortMonth monthNumber slash shortYear'],
  ['intake', 'intake? monthNumber slash year'],
  ['intake', 'monthName intakeAfter'],
  ['intake', 'intake? monthName ofYear? year intakeAfter?'],
  ['intake', 'intake monthName'],
  ['intake', 'intake? monthName orMonth monthName year? intakeAfter?'],
  ['intakeBetween', 'intake? monthName toMonth monthName year? intakeAfter?'],
  ['intake', 'longMonthName'],
  ['intakeOnward', 'intake? fromMonth? month monthNumber yearBehind? onward'],
  ['intakeOnward', 'intake? fromMonth? monthName yearBehind? intakeAfter? onward'],
  ['intakeLater', 'intake? laterThan month monthNumber yearBehind?'],
  ['intakeLater', 'intake? laterThan shortMonth monthNumber yearBehind?'],
  ['intakeLater', 'intake? laterThan monthName yearBehind?'],
  ['intakeEarlier', 'intake? earlierThan month monthNumber yearBehind?'],
  ['intakeEarlier', 'intake? earlierThan shortMonth monthNumber yearBehind?'],
  ['intakeEarlier', 'intake? earlierThan monthName yearBehind?'],
  ['deadline', 'deadline month monthNumber yearBehind?'],
  ['deadline', 'deadline month monthNumber orMonth month? otherMonth'],
  ['deadlineBetween', 'deadline month monthNumber toMonth month? monthNumber'],
  ['deadline', 'deadline shortMonth monthNumber yearBehind?'],
  ['deadline', 'deadline monthNumber slash year'],
  ['deadline', 'deadline day slash monthNumber'],
  ['deadline', 'deadline day slash monthNumber slash year'],
  ['deadline', 'deadline day month monthNumber yearBehind?'],
  ['deadline', 'deadline day monthName yearBehind?'],
  ['deadline', 'deadline monthName day yearBehind?'],
  ['deadline', 'deadline monthName yearBehind?'],
  ['deadline', 'deadline monthName orMonth monthName'],
  ['deadlineBetween', 'deadline monthName toMonth monthName'],
  ['deadline', 'monthName year? deadline'],
  ['deadline', 'month monthNumber yearBehind? deadline'],
  ['deadlineOnward', 'deadline fromMonth month monthNumber yearBehind? onward?'],
  ['deadlineOnward', 'deadline fromMonth monthName yearBehind? onward?'],
  ['deadlineLater', 'deadline laterThan month monthNumber yearBehind?'],
  ['deadlineLater', 'deadline laterThan monthName yearBehind?'],
  ['deadlineEarlier', 'deadline earlierThan month monthNumber yearBehind?'],
  ['deadlineEarlier', 'deadline earlierThan monthName yearBehind?'],
  ['deadline', 'deadline endOf month monthNumber yearBehind?'],
  ['deadline', 'deadline endOf monthName yearBehind?'],
  ['deadlineBy', 'deadline earlierThan endOf month monthNumber yearBehind?'],
  ['deadlineBy', 'deadline earlierThan endOf monthName yearBehind?'],
  ['deadlineBy', 'deadline byDay day? month monthNumber yearBehind?'],
  ['deadlineBy', 'deadline byDay day? monthName yearBehind?'],
  ['deadlineBy', 'deadline byDay monthName day yearBehind?'],
  ['deadlineBy', 'deadline byDay day slash monthNumber'],
  ['deadlineBy', 'openUntil byDay endOf? month monthNumber yearBehind?'],
  ['deadlineBy', 'openUntil byDay endOf? monthName yearBehind?'],
  ['deadlineBy', 'deadline byDay endOf month monthNumber yearBehind?'],
  ['deadlineBy', 'deadline byDay endOf monthName yearBehind?'],
  ['deadlineBy', 'deadline earlierThan day month monthNumber yearBehind?'],
  ['deadlineBy', 'deadline earlierThan day monthName yearBehind?'],
  ['deadlineBy', 'deadline earlierThan monthName day yearBehind?'],
  ['deadlineBy', 'deadline earlierThan day slash monthNumber'],
  ['deadlineOfYear', 'deadline earlierThan? endOfYear thatYear?'],
  ['deadlineOfYear', 'deadline byDay endOfYear thatYear?'],
  ['season', 'intake? season ofYear? year intakeAfter?'],
  ['season', 'season intakeAfter'],
  ['season', 'intake season'],
  ['season', 'intake? longSeason thatYear?'],
  ['season', 'intake? season shortYear intakeAfter?'],
  ['season', 'coming season intakeAfter?'],
  ['season', 'forTerm season'],
  ['season', 'lastSeason'],
  ['intake', 'next monthName intakeAfter?'],
  ['season', 'intake? yearPart ofYear? year intakeAfter?'],
  ['years', 'course? count dash? years long?'],
  ['months', 'course? count dash? months long?'],
  ['yearsAndHalf', 'course? count years half'],
  ['yearsAndHalf', 'course? count half years'],
  ['yearsBetween', 'course? between? count to count dash? years long?'],
  ['yearsBetween', 'course? count orMonth count dash? years long?'],
  ['monthsBetween', 'course? between? count to count dash? months long?'],
  ['yearsUnder', 'course? under count dash? years'],
  ['yearsUpTo', 'course? below count dash? years'],
  ['yearsUpTo', 'course? count years orLess'],
  ['monthsUnder', 'course? under count dash? months'],
  ['monthsUpTo', 'course? below count dash? months'],
  ['monthsUpTo', 'course? count months orLess'],
  ['shortCourse', 'course? shortCourse'],
  ['shortCourse', 'course? shortCourse below count years'],
  ['average', 'degreeClass figure?'],
  ['average', 'graduatedWith honoursClass ofDegree?'],
  ['average', 'honoursClass ofDegree'],
  ['average', 'average number'],
  ['average', 'average above number gradeScale?'],
  ['average', 'average below number gradeScale?'],
  ['average', 'average score? number'],
  ['average', 'average score? number gradeScale'],
  ['average', 'number gradeScale average'],
  ['admissionTest', 'admissionTests admissionScore? points?'],
  ['admissionTest', 'have score? admissionTests score? admissionScore? points?'],
  ['admissionTest', 'admissionTests score admissionScore points?'],
  ['admissionTest', 'have? score? admissionScore points? inTest? admissionTests'],
  ['admissionTest', 'requires admissionTests score? admissionScore? points?'],
  ['admissionTest', 'accepts admissionTests admissionScore? accepted?'],
  ['admissionTest', 'withoutNeed admissionTests required?'],
  ['admissionTest', 'withoutNeed actTest required?'],
  ['admissionTest', 'admissionTests notNeeded'],
  ['top', 'top number inWorld?'],
  ['top', 'top number inWorld? ranked'],
  ['top', 'inWorld top number'],
  ['top', 'top inWorld'],
  ['top', 'inWorld? ranked rankedAt? rankNumber inWorld?'],
  ['top', 'inWorld ranked'],
  ['top', 'ranked inWorld'],
  ['feature', 'have? feature'],
  ['language', 'language'],
  ['spokenLanguage', 'speaks spokenLanguage languageLevel?'],
  ['spokenLanguage', 'certified languageLevel spokenLanguage'],
  ['spokenLanguage', 'certified? spokenLanguage languageLevel'],
  ['spokenLanguage', 'learns spokenLanguage languageLevel? learnt'],
  ['unspokenLanguage', 'unable spokenLanguage required?'],
  ['unspokenLanguage', 'spokenLanguage notNeeded'],
  ['experience', 'experienced experience experienceAsked?'],
  ['experience', 'experience experienceAsked'],
  ['experience', 'workExperience'],
  ['experience', 'experienced? count years ofYear? experience experienceAsked?'],
  ['experience', 'experienced? experience count years'],
  ['coverage', 'coverage'],
  ['coverage', 'freeTuition'],
  ['share', 'sharePays? number percent ofTuition?'],
  ['share', 'sharePays? halfTuition'],
  ['leastShare', 'sharePays? above number percent ofTuition? orMore?'],
  ['leastShare', 'sharePays? number percent ofTuition? orMore'],
  ['leastShare', 'sharePays? above halfTuition'],
  ['leastShare', 'sharePays? halfTuition orMore'],
  ['audience', 'audience'],
  ['entry', 'have? entry'],
  // Of such a year, not of the degree behind it.
  ['entryYears', 'have? entry count dash? years'],
  ['entryYears', 'count dash? years entry'],
  ['entryMonths', 'have? entry count dash? months'],
  ['entryMonths', 'count dash? months entry'],
  ['flag', 'flag'],
  ['noApplicationFee', 'exempt paying? payment ofApplication'],
  ['noApplicationFee', 'exempt paying? applicationFee'],
  ['noApplicationFee', 'applicationFee waived'],
  ['noApplicationFee', 'payment ofApplication waived'],
  ['topic', 'topic'],
  ['founded', 'have? above? count yearsOld'],
  ['founded', 'have? below? count yearsOld'],
  ['founded', 'founding earlierThan? ofYear? foundingYear'],
  ['founded', 'founding laterThan? ofYear? foundingYear'],
  ['founded', 'founding fromMonth? ofYear? foundingYear'],
  ['degree', 'degree'],
  ['level', 'level'],
  ['level', 'shortMaster'],
  ['field', 'field'],
  ['block', 'block'],
  ['type', 'type'],
  ['ownership', 'ownership'],
];

export type Element = { name: string; isOptional: boolean };
export const PATTERNS: readonly { rule: RuleName; elements: readonly Element[] }[] = LINES.map(([rule, line]) => ({
  rule,
  elements: line.split(' ').map(part => ({ name: part.replace('?', ''), isOptional: part.endsWith('?') })),
}));
