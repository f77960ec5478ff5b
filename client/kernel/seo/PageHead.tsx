/** Title, description, canonical, alternates, robots and Open Graph of a page; React lifts them into the head. */
import { useLocation } from 'react-router';
import { brand } from '../../../schema/site/brand';
import { DEFAULT_LOCALE, fromPath, LOCALES, toPath } from '../../../schema/site/locales';
import { useLocale } from '../i18n/useLocale';
import { useSite } from '../page/site';

type Props = {
  readonly title: string;
  readonly description: string;
  /** False keeps the page out of search engines (error pages, empty results). */
  readonly isIndexable?: boolean;
  /** Part of the query that belongs to the canonical address (`page=2`), without the question mark; by default none. */
  readonly canonicalQuery?: string;
  readonly type?: 'website' | 'article';
  /** The picture for sharing: `client/public/og-<image>-<locale>.png`. */
  readonly image?: 'home' | 'search' | 'school' | 'program' | 'scholarship';
};

/** Size of every picture, in pixels. */
const IMAGE_SIZE = { width: '1200', height: '630' } as const;

const openGraphLocale = { vi: 'vi_VN', en: 'en_US' } as const;

const withoutTrailingSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') || '/' : path);

export function PageHead({
  title,
  description,
  isIndexable = true,
  canonicalQuery = '',
  type = 'website',
  image = 'home',
}: Props) {
  const { pathname } = useLocation();
  const { publicUrl } = useSite();
  const locale = useLocale();
  const path = withoutTrailingSlash(fromPath(pathname).path) + (canonicalQuery ? `?${canonicalQuery}` : '');
  const addressIn = (language: (typeof LOCALES)[number]) => publicUrl + toPath(language, path);
  const fullTitle = title.includes(brand[locale]) ? title : `${title} | ${brand[locale]}`;

  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {isIndexable ? null : <meta name="robots" content="noindex" />}
      <link rel="canonical" href={addressIn(locale)} />
      {LOCALES.map(language => (
        <link key={language} rel="alternate" hrefLang={language} href={addressIn(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn(DEFAULT_LOCALE)} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={brand[locale]} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={addressIn(locale)} />
      <meta property="og:locale" content={openGraphLocale[locale]} />
      {LOCALES.filter(language => language !== locale).map(language => (
        <meta key={language} property="og:locale:alternate" content={openGraphLocale[language]} />
      ))}
      <meta property="og:image" content={`${publicUrl}/og-${image}-${locale}.png`} />
      <meta property="og:image:width" content={IMAGE_SIZE.width} />
      <meta property="og:image:height" content={IMAGE_SIZE.height} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
