import { useState } from 'react';
import { ENGLISH_TEST_SCALES, type EnglishTest } from '../../../schema/rules/catalogue.values';
import { toeflScaleOn } from '../../../schema/rules/grades/englishConversion.rules';
import { useFormat } from '../../kernel/format/useFormat';
import { useText } from '../../kernel/i18n/useText';
import { SelectField, TextField } from '../../kernel/ui/Field';
import { EnglishAnswer } from './EnglishAnswer';
import { startMonthOf } from './startMonth';
import styles from './tools.module.css';

/** TOEFL is one test for a person; which of its scales holds follows from the day. */
const CHOICES = ['IELTS', 'TOEFL', 'PTE', 'DUOLINGO', 'CAMBRIDGE'] as const;
type Choice = (typeof CHOICES)[number];

const testOf = (choice: Choice, takenOn: string): EnglishTest | null =>
  choice === 'TOEFL' ? (takenOn ? toeflScaleOn(takenOn) : null) : choice;

/** A result on the scale of its test; null when it is on none of its steps. */
function scoreOf(test: EnglishTest | null, typed: string): number | null {
  if (!test || !/^\d{1,3}([.,]\d)?$/.test(typed.trim())) return null;
  const score = Number(typed.trim().replace(',', '.'));
  const { min, max, step } = ENGLISH_TEST_SCALES[test];
  return score >= min && score <= max && Number.isInteger((score - min) / step) ? score : null;
}

/** What an English result is worth by each table, and whether it still counts when the studies start. */
export function EnglishTool() {
  const t = useText();
  const format = useFormat();
  const [choice, setChoice] = useState<Choice>('IELTS');
  const [typed, setTyped] = useState('');
  const [takenOn, setTakenOn] = useState('');
  const [typedStart, setTypedStart] = useState('');
  const [isStartLeft, setIsStartLeft] = useState(false);
  const start = startMonthOf(typedStart);
  const test = testOf(choice, takenOn);
  const score = scoreOf(test, typed);
  const scale = test ? ENGLISH_TEST_SCALES[test] : null;
  return (
    <section className={styles.tool} aria-labelledby="grades-english">
      <h3 id="grades-english">{t('grades.englishTitle')}</h3>
      <p className={styles.small}>{t('grades.englishLead')}</p>
      <div className={styles.pair}>
        <SelectField
          label={t('grades.englishTest')}
          value={choice}
          options={CHOICES.map(value => ({
            value,
            label: value === 'TOEFL' ? t('grades.toefl') : t(`englishTest.${value}`),
          }))}
          onChange={({ currentTarget }) => setChoice(CHOICES.find(known => known === currentTarget.value) ?? 'IELTS')}
        />
        <TextField
          label={t('grades.englishDay')}
          type="date"
          value={takenOn}
          onChange={({ currentTarget }) => setTakenOn(currentTarget.value)}
        />
        <TextField
          label={t('grades.englishScore')}
          inputMode="decimal"
          hint={
            scale
              ? t('grades.englishScale', { min: scale.min, max: scale.max, step: format.number(scale.step) })
              : t('grades.englishDayFirst')
          }
          error={typed.trim() !== '' && test && score === null ? t('grades.englishFlaw') : undefined}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <TextField
          label={t('grades.englishStart')}
          type="month"
          placeholder="09/2027"
          error={isStartLeft && typedStart.trim() !== '' && !start ? t('grades.englishStartFlaw') : undefined}
          value={typedStart}
          onBlur={() => setIsStartLeft(true)}
          onChange={({ currentTarget }) => setTypedStart(currentTarget.value)}
        />
      </div>
      {test && score !== null ? (
        <EnglishAnswer test={test} score={score} takenOn={takenOn || null} start={start} />
      ) : null}
    </section>
  );
}
