/** Programs chosen for comparing: on this device, shared by its tabs. A browser that refuses storage keeps them for this page. */
import { deviceItems } from './browserItems';

export type Chosen = {
  readonly slug: string;
  readonly title: string;
  /** Lists that were stored by earlier releases lack it. */
  readonly institution?: string | undefined;
  /** Of the country whose tint its letters have. */
  readonly destination?: string | undefined;
};

const KEY = 'compare';
const isChosen = (value: unknown): value is Chosen => {
  const { slug, title, institution = '', destination = '' } = Object(value) as Readonly<Record<string, unknown>>;
  return [slug, title, institution, destination].every(text => typeof text === 'string');
};

export const compareList = {
  /** As it lies there: a change of it is a change of the list. */
  text: (): string | null => deviceItems.get(KEY),
  read: (text: string | null): readonly Chosen[] => {
    try {
      const stored: unknown = JSON.parse(text ?? '[]');
      return Array.isArray(stored) ? stored.filter(isChosen) : [];
    } catch {
      return [];
    }
  },
  /** `next` gets what all tabs have chosen until now. */
  change: (next: (chosen: readonly Chosen[]) => readonly Chosen[]): void => {
    const chosen = next(compareList.read(compareList.text()));
    deviceItems.set(KEY, chosen.length === 0 ? null : JSON.stringify(chosen));
  },
  subscribe: deviceItems.subscribe,
};
