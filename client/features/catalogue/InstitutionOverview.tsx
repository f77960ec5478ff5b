import { pricesIn } from '../../kernel/cards/pricesIn';
import { INSTITUTION_FEATURES } from '../../../schema/rules/catalogue.values';
import { FactEntries, factEntry, plainEntry, UnknownFacts, unknownLabels } from '../../kernel/facts/FactEntries';
import { FlagText } from '../../kernel/facts/FactList';
import { useFormat } from '../../kernel/format/useFormat';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useLocalized } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { AppLink } from '../../kernel/ui/AppLink';
import { Section } from '../../kernel/ui/Section';
import { livingKind } from '../../kernel/cards/livingKind';
import { CountryRules } from './CountryRules';
import { FiguresExplained } from './FiguresExplained';
import type { CountryRuleKind, InstitutionFeature } from '../../generated/types';
import type { InstitutionOverview_InstitutionFragment } from './InstitutionOverview.gql';
import { levelsText, lowestMinimum } from './institutionMinimum';
import { institutionAddress } from './institutionTabs';
import { AskLinks } from './OfficialLink';
import { ProgramRows } from './ProgramRows';
import { ScholarshipRows } from './ScholarshipRows';
import { TuitionBar } from './TuitionBar';
import styles from './catalogue.module.css';
import rows from './rows.module.css';

type Props = { readonly institution: InstitutionOverview_InstitutionFragment };

/** Who it is, what students ask first, what it teaches and what it gives. */
export function InstitutionOverview(masked: MaskedProps<Props>) {
  const { institution } = masked as Props;
  const t = useText();
  const localized = useLocalized();
  const entries = useOverviewEntries(institution);
  const { slug, programCount, cheapest, firstScholarships } = institution;
  const scholarshipCount = firstScholarships.pageInfo.total;
  return (
    <>
      <Section title={t('catalogue.section.overview')} isTitleHidden>
        {institution.summary ? <p className={styles.summary}>{localized(institution.summary)}</p> : null}
        <FactEntries entries={entries} />
        <UnknownFacts labels={unknownLabels(entries)}>
          {t('catalogue.askBeforeApplying')} <AskLinks website={institution.website} subject={`institution=${slug}`} />
        </UnknownFacts>
      </Section>
      {cheapest.items.length > 0 ? (
        <Section title={t('catalogue.institutionTab.programs')} className={rows.headed}>
          {programCount > 1 ? (
            <AppLink to={institutionAddress(slug, { tab: 'programs' })} preventScrollReset>
              {t('catalogue.allPrograms', { count: programCount })}
            </AppLink>
          ) : null}
          <ProgramRows programs={cheapest.items} Bar={TuitionBar} />
        </Section>
      ) : null}
      {scholarshipCount > 0 ? (
        <Section title={t('catalogue.institutionTab.scholarships')} className={rows.headed}>
          {scholarshipCount > 1 ? (
            <AppLink to={institutionAddress(slug, { tab: 'scholarships' })} preventScrollReset>
              {t('catalogue.allScholarships', { count: scholarshipCount })}
            </AppLink>
          ) : null}
          <ScholarshipRows scholarships={firstScholarships.items} />
        </Section>
      ) : null}
      <CountryRules destination={institution.destination} rules={institution.countryRules} />
      <FiguresExplained
        prices={cheapest.items.flatMap(program => pricesIn(program.firstYearTuition, program.firstYearTuitionInVnd))}
      />
    </>
  );
}

/** Rules of the country that stand further down on the page. */
const RULES: Partial<Record<InstitutionFeature, CountryRuleKind>> = {
  POST_GRADUATION_PERMIT: 'POST_STUDY_WORK',
  WORK_WHILE_STUDYING: 'WORK_DURING_STUDY',
};

/** What the institution does not say itself is not unknown where the country's rule states it. */
const isRuledBelow = (
  { features, countryRules }: InstitutionOverview_InstitutionFragment,
  feature: InstitutionFeature,
): boolean =>
  features.every(known => known.feature !== feature) && countryRules.some(({ kind }) => kind === RULES[feature]);

function useOverviewEntries(institution: InstitutionOverview_InstitutionFragment) {
  const t = useText();
  const format = useFormat();
  const { destination } = institution;
  return [
    plainEntry(t('catalogue.founded'), institution.foundedYear),
    plainEntry(t('catalogue.institutionType'), t(`institutionType.${institution.type}`)),
    factEntry(t('catalogue.schoolId'), institution.schoolId, ({ value }) => value),
    ...(destination === 'CA' ? [factEntry(t('catalogue.dliNumber'), institution.dliNumber, ({ value }) => value)] : []),
    factEntry(
      t('cards.costOfLivingIn', { living: livingKind(institution.livingCost ?? { isStandIn: false }, destination) }),
      institution.livingCost,
      format.money,
    ),
    ...(destination === 'DE'
      ? [
          factEntry(t('catalogue.costKind.SEMESTER_CONTRIBUTION'), institution.semesterContribution, sum =>
            t('catalogue.costPeriod.SEMESTER', { sum: format.money(sum) }),
          ),
        ]
      : []),
    factEntry(t('catalogue.english'), lowestMinimum(institution.englishMinimums), minimum => {
      const levels = levelsText(t, minimum);
      return `${t(`englishTest.${minimum.test}`)} ${format.testScore(minimum.overall)}${levels ? ` (${levels})` : ''}`;
    }),
    ...(institution.admissionRate
      ? [
          factEntry(t('catalogue.admissionRate'), institution.admissionRate, ({ value }) =>
            format.percent(Math.round(value * 100)),
          ),
        ]
      : []),
    // That not everybody is admitted says little.
    ...(institution.isOpenAdmission?.value
      ? [
          factEntry(t('catalogue.openAdmission'), institution.isOpenAdmission, ({ value }) => (
            <FlagText value={value} />
          )),
        ]
      : []),
    ...(institution.aliases.length > 0 ? [plainEntry(t('catalogue.otherNames'), institution.aliases.join(', '))] : []),
    ...INSTITUTION_FEATURES.filter(feature => !isRuledBelow(institution, feature)).map(feature =>
      factEntry(
        t(`feature.${feature}`),
        institution.features.find(known => known.feature === feature),
        ({ value }) => <FlagText value={value} />,
        t(`catalogue.feature.${feature}`),
      ),
    ),
  ];
}
