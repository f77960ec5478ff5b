/** Applications and who handles them, made as the site's own pages and commands make them. */
import { SHARING_TEXT_VERSION } from '../../schema/rules/applications.values';
import { ask, mutate, type Cookies } from './member';
import { newStaff } from './staff';

type Intake = { readonly year: number; readonly month: number };
type Program = { readonly id: string; readonly slug: string; readonly title: string };

/** Programs of the starter catalogue, in the order of a search for the words. */
export async function programsFor(origin: string, text: string): Promise<readonly Program[]> {
  const { data } = await ask<{ searchPrograms: { items: readonly Program[] } }>(origin, {
    query: 'query ($text: String) { searchPrograms(text: $text, page: { size: 20 }) { items { id slug title } } }',
    variables: { text },
  });
  return data.searchPrograms.items;
}

let keys = 0;

/** Id of a new application to the first program that a search for the words finds. */
export async function applicationOf(origin: string, cookies: Cookies, text = 'computer science'): Promise<string> {
  const [program] = await programsFor(origin, text);
  if (!program) throw new Error(`No program is found by ${text}`);
  const { data } = await ask<{ applicationPreview: { intakes: readonly Intake[] } }>(origin, {
    query: 'query ($id: ID!) { applicationPreview(type: PROGRAM, itemId: $id) { intakes { year month } } }',
    variables: { id: program.id },
    cookies,
  });
  const [intake] = data.applicationPreview.intakes;
  const { result } = await mutate<{ errors: readonly unknown[]; application: { id: string } }>(origin, {
    query:
      'mutation ($input: CreateApplicationInput!) { result: createApplication(input: $input) { application { id } errors { code } } }',
    input: {
      type: 'PROGRAM',
      itemId: program.id,
      intake,
      sharingConsent: { isGiven: true, textVersion: SHARING_TEXT_VERSION, language: 'VI' },
      idempotencyKey: `e2e-${process.pid}-${(keys += 1)}`,
    },
    cookies,
  });
  return result.application.id;
}

/** Cookies of a new advisor. */
export const newAdvisor = (origin: string): Promise<Cookies> =>
  newStaff({ origin, dataDir: process.env.E2E_DATA_DIR ?? '' }, 'ADVISOR');

/** Takes the application through the steps, one after the other. */
export async function advance(
  origin: string,
  cookies: Cookies,
  id: string,
  ...steps: readonly string[]
): Promise<void> {
  for (const to of steps) {
    const { data } = await ask<{ application: { updatedAt: string } }>(origin, {
      query: 'query ($id: ID!) { application: applicationById(id: $id) { updatedAt } }',
      variables: { id },
      cookies,
    });
    await mutate(origin, {
      query:
        'mutation ($input: AdvanceApplicationInput!) { result: advanceApplication(input: $input) { errors { code } } }',
      input: { applicationId: id, to, seenUpdatedAt: data.application.updatedAt },
      cookies,
    });
  }
}
