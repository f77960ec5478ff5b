/** Where the figures of the answers were read. */
import type { Source } from '../../generated/resolvers.js';

/** A newspaper or guide, unless the kind says otherwise. */
const source = (
  id: string,
  name: string,
  url: string,
  { kind = 'THIRD_PARTY', asOf = null }: Partial<Pick<Source, 'kind' | 'asOf'>> = {},
): Source => ({ id, name, url, kind, asOf, licence: null });

export const FAQ_SOURCES = {
  australiaFunds: source(
    'faq-au-funds',
    'NC Solicitors: living costs and financial capacity, Australia, from 10 May 2024',
    'https://ncsolicitors.com/study-in-australia-update-on-living-costs-and-financial-capacity-requirement/',
  ),
  canadaFunds: source(
    'faq-ca-funds',
    'IRCC, Canada: study permit, proof of financial support from 1 September 2026',
    'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/get-documents/financial-support.html',
    { kind: 'OFFICIAL_PAGE', asOf: '2026-09-01' },
  ),
  germanyFunds: source(
    'faq-de-funds',
    'VisaHjelp: national visa for long-term studies in Germany',
    'https://visahjelp.com/en/germany/national-visa/long-term-studies',
    { asOf: '2026-05-02' },
  ),
  irelandFunds: source(
    'faq-ie-funds',
    'Education in Ireland: student visas',
    'https://www.educationinireland.com/en/plan-you-study-abroad/student-visas',
    { kind: 'OFFICIAL_PAGE' },
  ),
  britainFunds: source(
    'faq-gb-funds',
    'VisaHQ, 11 November 2025: maintenance funds for United Kingdom student visas',
    'https://www.visahq.com/news/2025-11-11/gb/',
    { asOf: '2025-11-11' },
  ),
  americaFees: source(
    'faq-us-fees',
    'Global Scholars Guide, 2026: costs of the F-1 visa',
    'https://globalscholarsguide.com/',
    { asOf: '2026' },
  ),
  toeflScale: source(
    'faq-toefl-scale',
    'ETS: update of the TOEFL iBT score scale',
    'https://www.es.ets.org/india/toefl/institutions/ibt/score-scale-update',
    { kind: 'OFFICIAL_PAGE' },
  ),
  ucasDates: source(
    'faq-ucas-dates',
    'Pathway: application dates in the US, UK, Canada and Australia, 2026-2027',
    'https://pathway-ed.com/en/articles/usukcaaus-2026-2027',
    { asOf: '2026' },
  ),
  leadTime: source(
    'faq-lead-time',
    'Go Abroad Studies: planning an application abroad',
    'https://goabroadstudies.com/',
  ),
  gradesIdp: source(
    'faq-grades-idp',
    'IDP Vietnam, updated 6 April 2026: target GPA',
    'https://www.idp.com/vietnam/blog/target-gpa/?lang=en',
    { asOf: '2026-04-06' },
  ),
  gradesIvyEdu: source(
    'faq-grades-ivyedu',
    'IvyEdu: grading in Vietnam, after EducationUSA',
    'https://ivyedu.vn/tips-for-study-abroad/basic-information-on-grading-in-vietnam',
  ),
} as const;
