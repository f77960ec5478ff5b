/** Which award a program leads to, finer than its level: read from the level and from what its title says. */
import type { AWARDS, PROFILE_LEVELS } from './catalogue.values.js';

export type Award = (typeof AWARDS)[number];

const GRADUATE_CERTIFICATE =
  /graduate (certificate|diploma)|post-?baccalaureate|postgraduate (certificate|diploma)|higher diploma/i;

export function awardOf({ award, title }: { award: (typeof PROFILE_LEVELS)[number]; title: string }): Award {
  switch (award) {
    case 'BACHELOR':
      return 'BACHELOR';
    case 'MASTER':
      return 'MASTER';
    case 'PHD':
      return 'DOCTORATE';
    case 'DIPLOMA':
      if (GRADUATE_CERTIFICATE.test(title)) return 'GRADUATE_CERTIFICATE';
      if (/\bassociate\b/i.test(title)) return 'ASSOCIATE';
      return /\bcertificate\b/i.test(title) ? 'CERTIFICATE' : 'DIPLOMA';
  }
}
