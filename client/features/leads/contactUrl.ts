/** The address of the contact form: `/contact?campaign=CORRECTION&program=slug&fact=tuition`. What it carries is checked by the graph. */
import { CORRECTION_FACT_MAX } from '../../../schema/rules/correction.values';
import { CONTACT_CAMPAIGNS, type ContactCampaign } from '../../../schema/rules/leads.values';
import type { CatalogueKind } from '../../generated/types';
import type { ContactItemQueryVariables } from './ContactItem.gql';

const PARAMETERS = { institution: 'INSTITUTION', program: 'PROGRAM', scholarship: 'SCHOLARSHIP' } as const;

export type ContactSubject = { readonly kind: CatalogueKind; readonly slug: string };

const isCampaign = (value: string | null): value is ContactCampaign =>
  CONTACT_CAMPAIGNS.some(campaign => campaign === value);

export const readCampaign = (query: URLSearchParams): ContactCampaign | '' => {
  const campaign = query.get('campaign');
  return isCampaign(campaign) ? campaign : '';
};

/** Name of the figure that is said to be wrong; null where the address names none, or more than the form takes. */
export const readFact = (query: URLSearchParams): string | null => {
  const fact = query.get('fact')?.trim() ?? '';
  return fact !== '' && fact.length <= CORRECTION_FACT_MAX && readCampaign(query) === 'CORRECTION' ? fact : null;
};

export const readSubject = (query: URLSearchParams): ContactSubject | null => {
  for (const [name, kind] of Object.entries(PARAMETERS)) {
    const slug = query.get(name);
    if (slug) return { kind, slug };
  }
  return null;
};

export const contactItemVariables = ({ kind, slug }: ContactSubject): ContactItemQueryVariables => ({
  slug,
  isInstitution: kind === 'INSTITUTION',
  isProgram: kind === 'PROGRAM',
  isScholarship: kind === 'SCHOLARSHIP',
});
