/**
 * Where the registers are published: a list that was read by people, and the only addresses that a download may lead to. How the present edition is found
 * differs by publisher. Addresses were read on 26 November 2026 in programs that use them; nobody could open them from here.
 */
import { basename } from 'node:path';
import { z } from 'zod';
import type { FetchedRegister } from '../../../../../schema/site/registers.js';
import { ImportError } from '../adapter.js';
import { editionInName } from '../registerFiles.js';
import type { Asked } from './askPublisher.js';

const MEGABYTE = 1_000_000;

export type RemoteFile = {
  url: string;
  /** What it is called beside the others: adapters know their files by their names. */
  as: string;
  /** Of a zip: which of its files is wanted; of several the last by name, since revised ones are called after the first. */
  inZip?: RegExp;
};

export type Edition = {
  /** YYYY, YYYY-MM or YYYY-MM-DD. */
  edition: string;
  files: readonly RemoteFile[];
};

export type Publisher = {
  /** Of the adapter that reads the files. */
  register: string;
  /** What its licence asks to be named stands with the facts (`source.licence` of the adapter). */
  licence: string;
  /** For people. */
  page: string;
} & (
  | {
      register: FetchedRegister;
      /** Protocol and host of everything that is asked for. */
      origins: readonly string[];
      /** Of one file, packed and unpacked. */
      maxBytes: number;
      find: (asked: Asked, now: Date) => Promise<Edition>;
    }
  | {
      /** Why no program may or can fetch it, in one sentence. */
      byHand: string;
    }
);

export type FetchedPublisher = Extract<Publisher, { find: unknown }>;
export const isFetched = (publisher: Publisher): publisher is FetchedPublisher => 'find' in publisher;

/** Where each is asked; tests ask a server of their own. */
export const ADDRESSES = {
  cricos: 'https://data.gov.au/data/api/3/action/package_show?id=cricos',
  scorecard: 'https://collegescorecard.ed.gov/data/',
  scorecardFiles: 'https://ed-public-download.scorecard.network/',
  ipeds: 'https://nces.ed.gov/ipeds/datacenter/data/',
};

const catalogueEntry = z.object({
  result: z.object({ resources: z.array(z.object({ url: z.string() })) }),
});

/** The data portal lists a workbook a month: `…-as-at-2026-3-2-11-34-49.xlsx`. */
async function findCricos(address: string, { text }: Asked): Promise<Edition> {
  const parsed = catalogueEntry.safeParse(await text(address).then(parseJson));
  if (!parsed.success) throw new ImportError('The data portal has changed the form of its answer.');
  const [newest] = parsed.data.result.resources
    .map(({ url }) => ({ url, edition: /as-at-20\d\d-\d/i.test(url) ? editionInName(url) : undefined }))
    .filter(({ url }) => /\.xlsx$/i.test(url))
    .flatMap(({ url, edition }) => (edition === undefined ? [] : [{ url, edition }]))
    .toSorted((left, right) => right.edition.localeCompare(left.edition));
  if (!newest) throw new ImportError('The data portal lists no workbook of CRICOS with a date.');
  return { edition: newest.edition, files: [{ url: newest.url, as: basename(new URL(newest.url).pathname) }] };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The page of the data links to two files, each with the day of its release: `Most-Recent-Cohorts-Institution_06102026.zip`. */
async function findScorecard(address: string, filesAt: string, { text }: Asked): Promise<Edition> {
  const page = await text(address);
  const newest = (name: string): { url: string; day: string } => {
    const link = new RegExp(String.raw`${filesAt.replaceAll('.', String.raw`\.`)}[^"'\s<>]*${name}_(\d{8})\.zip`, 'g');
    const [found] = [...page.matchAll(link)]
      // The day is written month, day, year.
      .map(([url, day = '']) => ({ url, day: `${day.slice(4)}-${day.slice(0, 2)}-${day.slice(2, 4)}` }))
      .toSorted((left, right) => right.day.localeCompare(left.day));
    if (!found) throw new ImportError(`The page of the College Scorecard links to no file ${name}.`);
    return found;
  };
  const institutions = newest('Most-Recent-Cohorts-Institution');
  const fields = newest('Most-Recent-Cohorts-Field-of-Study');
  return {
    edition: institutions.day,
    files: [institutions, fields].map(({ url }) => ({
      url,
      as: basename(new URL(url).pathname).replace(/zip$/, 'csv'),
      inZip: /^Most-Recent-Cohorts-.*\.csv$/i,
    })),
  };
}

/** Files of a year come out some months after it: the newest for which both are there. */
const YEARS_BACK = 5;

async function findIpeds(address: string, { exists }: Asked, now: Date): Promise<Edition> {
  for (let year = now.getUTCFullYear(); year > now.getUTCFullYear() - YEARS_BACK; year -= 1) {
    const urls = ['HD', 'IC'].map(name => new URL(`${name}${year}.zip`, address).href);
    const found = await Promise.all(urls.map(exists));
    if (found.every(Boolean))
      return {
        edition: String(year),
        files: urls.map(url => {
          const name = basename(new URL(url).pathname, '.zip').toLowerCase();
          return { url, as: `${name}.csv`, inZip: new RegExp(String.raw`^${name}(_rv)?\.csv$`, 'i') };
        }),
      };
  }
  throw new ImportError(`NCES has no files of the last ${YEARS_BACK} years at this address.`);
}

const originOf = (address: string): string => new URL(address).origin;

export const createPublishers = (at = ADDRESSES): readonly Publisher[] => [
  {
    register: 'cricos',
    licence: 'CC BY 2.5 AU',
    page: 'https://data.gov.au/data/dataset/cricos',
    origins: [originOf(at.cricos)],
    maxBytes: 60 * MEGABYTE,
    find: asked => findCricos(at.cricos, asked),
  },
  {
    register: 'scorecard',
    licence: 'Public domain (U.S. Department of Education)',
    page: 'https://collegescorecard.ed.gov/data/',
    origins: [originOf(at.scorecard), originOf(at.scorecardFiles)],
    maxBytes: 900 * MEGABYTE,
    find: asked => findScorecard(at.scorecard, at.scorecardFiles, asked),
  },
  {
    register: 'ipeds',
    licence: 'Public domain (NCES)',
    page: 'https://nces.ed.gov/ipeds/use-the-data',
    origins: [originOf(at.ipeds)],
    maxBytes: 60 * MEGABYTE,
    find: (asked, now) => findIpeds(at.ipeds, asked, now),
  },
  {
    register: 'discover-uni',
    licence: 'CC BY 4.0 (HESA)',
    page: 'https://www.hesa.ac.uk/support/tools-and-downloads/unistats',
    byHand: 'HESA turns programs away',
  },
  {
    register: 'daad',
    licence: 'not stated',
    page: 'https://www2.daad.de/deutschland/studienangebote/international-programmes/en/',
    byHand: 'its publisher states no licence that allows a program to fetch it',
  },
  {
    register: 'dli',
    licence: 'not clear',
    page: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/prepare/designated-learning-institutions-list.html',
    byHand: 'its publisher states no licence that allows a program to fetch it',
  },
];
