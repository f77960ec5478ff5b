/** What a card says of a program besides its price, the most important first, and what of that is not known. */
import { useFormat } from '../format/useFormat';
import type { Masked } from '../graphql/masked';
import { useText } from '../i18n/useText';
import { CardDeadline } from './CardDeadline';
import type { ProgramFacts_IntakeFragment, ProgramFacts_ProgramFragment } from './ProgramFacts.gql';
import { useIntakeText } from './useIntakeText';

/** An intake that was asked for stands in the place of the earliest, with its deadline. */
export function useProgramFacts(
  masked: Masked<ProgramFacts_ProgramFragment>,
  asked?: Masked<ProgramFacts_IntakeFragment> | null,
) {
  const program = masked as ProgramFacts_ProgramFragment;
  const t = useText();
  const format = useFormat();
  const intakeText = useIntakeText();
  const { duration, applicationFee: fee, acceptedEnglish: minimums, languages } = program;
  const [taughtIn] = languages;
  const isInEnglish = languages.includes('en');
  const intake = (asked ?? program.earliestIntake) as ProgramFacts_IntakeFragment | null;
  // Of a program that nothing opens any more, the last that closed.
  const { deadline } = intake ?? program;
  // All of them, that of most people first: whoever has no IELTS sees what else is taken.
  const tests = minimums.toSorted((one, other) => Number(other.test === 'IELTS') - Number(one.test === 'IELTS'));
  const level = program.languageLevels.find(({ language }) => language === 'en');
  const english =
    tests.map(({ test, overall }) => `${t(`englishTest.${test}`)} ${format.testScore(overall)}`).join(' / ') ||
    (level && t('cards.englishLevel', { level: level.level }));

  const facts = [
    { key: 'award', text: t(`award.${program.award}`) },
    { key: 'language', text: taughtIn && !isInEnglish && t('cards.taughtIn', { language: taughtIn }) },
    { key: 'duration', text: duration && format.duration(duration.value) },
    { key: 'intake', text: intake && intakeText(intake) },
    { key: 'deadline', text: deadline && <CardDeadline deadline={deadline} /> },
    { key: 'english', text: english },
    { key: 'coop', text: program.coopInternship?.value === true && t('cards.hasCoop') },
    {
      key: 'fee',
      text: fee && (fee.amount === 0 ? t('cards.noFeeShort') : t('cards.feeShort', { sum: format.money(fee) })),
    },
  ];

  const unknown = [
    intake ? null : t('cards.earliestIntake'),
    deadline ? null : t('cards.deadline'),
    fee ? null : t('cards.applicationFee'),
    duration ? null : t('cards.duration'),
    english || !isInEnglish ? null : t('cards.english'),
  ].filter(label => label !== null);
  return { facts, unknown };
}
