/** What these pages tell search engines (schema.org): what the page is, and on /about who runs the site, as far as it is set. */
import { brand } from '../../../schema/site/brand';
import type { Locale } from '../../../schema/site/locales';
import { OFFICE_HOURS } from '../../../schema/site/officeHours';
import type { Operator } from '../../../schema/site/operator';
import type { DocumentKind } from '../../generated/types';
import type { JsonLdNode } from '../../kernel/seo/JsonLd';

type Page = {
  readonly kind: DocumentKind;
  readonly title: string;
  readonly description: string;
  readonly versionDate: string;
};
type Tools = {
  readonly addressOf: (path: string) => string;
  readonly locale: Locale;
  readonly operator: Operator;
};

const PATHS: Readonly<Record<DocumentKind, string>> = {
  ABOUT: '/about',
  PRIVACY: '/privacy',
  LEGAL: '/legal',
  SCAM_CHECK: '/scam-check',
  ACCESSIBILITY: '/accessibility',
  PARTNERS: '/partners',
};

/** Certificate to advise on studying abroad, issued by the department of education. */
const LICENCE = 'Giấy chứng nhận đăng ký kinh doanh dịch vụ tư vấn du học';
const inTwoDigits = (time: string): string => time.padStart('09:00'.length, '0');
const inEnglish = (weekday: string): string => weekday.charAt(0) + weekday.slice(1).toLowerCase();

const hours = (): readonly JsonLdNode[] =>
  OFFICE_HOURS.map(({ days, opensAt, closesAt }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map(inEnglish),
    opens: inTwoDigits(opensAt),
    closes: inTwoDigits(closesAt),
  }));

function organization({ addressOf, locale, operator }: Tools): JsonLdNode {
  const { name, address, licence, phone, email } = operator;
  const contactPoint = {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    telephone: phone ?? undefined,
    email: email ?? undefined,
    availableLanguage: ['vi', 'en'],
    hoursAvailable: hours(),
  };
  return {
    '@type': 'Organization',
    name: brand[locale],
    url: addressOf('/'),
    legalName: name ?? undefined,
    address: address ?? undefined,
    telephone: phone ?? undefined,
    identifier: licence === null ? undefined : { '@type': 'PropertyValue', propertyID: LICENCE, value: licence },
    contactPoint: phone !== null || email !== null ? contactPoint : undefined,
  };
}

export function pageData({ kind, title, description, versionDate }: Page, tools: Tools): JsonLdNode {
  const { addressOf, locale } = tools;
  const isAbout = kind === 'ABOUT';
  return {
    '@type': isAbout ? 'AboutPage' : 'WebPage',
    '@id': addressOf(PATHS[kind]),
    url: addressOf(PATHS[kind]),
    name: title,
    description,
    inLanguage: locale,
    dateModified: versionDate,
    mainEntity: isAbout ? organization(tools) : undefined,
  };
}
