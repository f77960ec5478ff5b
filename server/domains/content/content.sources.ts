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
} as const;
