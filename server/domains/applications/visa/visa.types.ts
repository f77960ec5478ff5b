/** Shape of a visa checklist: data with sources and dates (domain rules 1c). */
import type { LocalizedText } from '../../../generated/resolvers.js';
import type { Destination } from '../applications.records.js';
import type { VisaConditionCode } from './visa.conditions.js';

export type Text = Pick<LocalizedText, 'vi' | 'en'>;

export type VisaSource = {
  id: string;
  name: string;
  url: string | null;
  /** A page of the authority or of the state's own agency; otherwise somebody who repeats it. */
  isOfficial: boolean;
  /** Edition or date of the page as it was read; null when it states none. */
  asOf: string | null;
  checkedOn: string;
};

export type VisaDocument = {
  /** Stored with the student's state: never renamed. */
  code: string;
  text: Text;
  note: Text | null;
  when: VisaConditionCode;
  source: VisaSource;
};

export type VisaChecklistData = {
  destination: Destination;
  visaName: Text;
  /** Page of the authority where it all must be checked. */
  officialUrl: string;
  documents: readonly VisaDocument[];
};

type More = { note?: Text; when?: VisaConditionCode };

/** Documents of one source. */
export const documentsOf =
  (source: VisaSource) =>
  (code: string, text: Text, { note, when = 'ALWAYS' }: More = {}): VisaDocument => ({
    code,
    text,
    note: note ?? null,
    when,
    source,
  });

/** All sources were read on one day. */
export const sourceRead = (source: Omit<VisaSource, 'checkedOn'>): VisaSource => ({
  ...source,
  checkedOn: '2026-11-21',
});
