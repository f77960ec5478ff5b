/** Programs chosen for comparing: on this device, shared by its tabs. A browser that refuses storage keeps them for this page. */
import { deviceItems, readOnce } from './browserItems';

export type Chosen = {
  readonly slug: string;
  readonly title: string;
  /** Lists that were stored by earlier releases lack it. */
  readonly institution?: string | undefined;
  /** Of the country whose tint its letters have. */
  readonly destination?: string | undefined;
};

const KEY = 'compare';
const NOTHING: readonly Chosen[] = [];
const isChosen = (value: unknown): value is Chosen => {
  const { slug, title, institution = '', destination = '' } = Object(value) as Readonly<Record<string, unknown>>;
  return [slug, title, institution, destination].every(text => typeof text === 'string');
};

const chosenIn = readOnce((text): readonly Chosen[] => {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isChosen) : NOTHING;
  } catch {
    return NOTHING;
  }
});

const get = (): readonly Chosen[] => chosenIn(deviceItems.get(KEY));

export const compareList = {
  get,
  getOnServer: (): readonly Chosen[] => NOTHING,
  /** `next` gets what all tabs have chosen until now. */
  change: (next: (chosen: readonly Chosen[]) => readonly Chosen[]): void => {
    const chosen = next(get());
    deviceItems.set(KEY, chosen.length === 0 ? null : JSON.stringify(chosen));
  },
  subscribe: deviceItems.subscribe,
};
