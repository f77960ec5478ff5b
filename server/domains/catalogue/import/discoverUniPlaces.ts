/** United Kingdom: in which towns courses are taught. Discover Uni gives addresses of providers, and of teaching sites a name and a point on the map. */
import { nameText } from './cells.js';

const POSTCODE = /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i;
/** What may stand between the town and the postcode. */
const COUNTIES = new Set(
  (
    'avon|bedfordshire|berkshire|buckinghamshire|cambridgeshire|cheshire|cleveland|clwyd|cornwall|county antrim|county armagh|county down|county durham|' +
    'county fermanagh|county londonderry|county tyrone|cumbria|derbyshire|devon|dorset|dyfed|east lothian|east midlands|east riding of yorkshire|' +
    'east sussex|essex|fife|gloucestershire|greater london|greater manchester|gwent|gwynedd|hampshire|herefordshire|hertfordshire|isle of wight|kent|' +
    'lancashire|leicestershire|lincolnshire|merseyside|mid glamorgan|middlesex|midlothian|norfolk|north yorkshire|northamptonshire|northumberland|' +
    'nottinghamshire|oxfordshire|powys|renfrewshire|rutland|shropshire|somerset|south glamorgan|south yorkshire|staffordshire|suffolk|surrey|' +
    'tyne and wear|warwickshire|west glamorgan|west midlands|west sussex|west yorkshire|wiltshire|worcestershire|england|northern ireland|scotland|' +
    'wales|uk|united kingdom'
  ).split('|'),
);

/** `Stoke-On-Trent` -> `Stoke-on-Trent`. */
const townName = (text: string): string =>
  nameText(text).replace(/(?<=[ -])(Upon|On|Under|In|And|The|Of|Le)(?=[ -])/g, word => word.toLowerCase());

/** `Bishop Hall Lane, Chelmsford, CM1 1SQ` -> `Chelmsford`; undefined where the address ends otherwise. */
export function townOfAddress(address: string | undefined): string | undefined {
  const parts = (address ?? '').split(',').map(part => part.trim());
  if (!POSTCODE.test(parts.pop() ?? '')) return undefined;
  const town = parts.findLast(part => part !== '' && !COUNTIES.has(part.toLowerCase()));
  return town === undefined || /\d/.test(town) ? undefined : townName(town);
}

export type Point = { latitude: number; longitude: number };
export type Site = {
  name: string;
  /** Who runs it, by its number. */
  owner: string;
  point: Point | null;
};

const KM_A_DEGREE = 111.2;
const kmBetween = (one: Point, other: Point): number => {
  const north = (one.latitude - other.latitude) * KM_A_DEGREE;
  const east = (one.longitude - other.longitude) * KM_A_DEGREE * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
};

/** A site so near to a town is taken to be there, of a large town as far out as its providers lie; one whose name holds that of a town may lie further out. */
const NEAR_KM = 8;
const LARGE_TOWN_KM = 20;
const NAMED_KM = 15;
/** Sites that lie in the town of their provider by their name. */
const OF_THE_TOWN = /\b(main|town|city)\b/i;
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

type Town = { name: string; point: Point; providers: number; km: number };
type TownDeps = {
  townOfProvider: ReadonlyMap<string, string>;
  sites: Iterable<Site>;
  /** How many courses are taught at each. */
  coursesAt: ReadonlyMap<Site, number>;
};
type SitesOf = ReadonlyMap<string, readonly Site[]>;

/** Where towns lie, as the only sites of providers with an address there tell it. */
function townsOf(townOfProvider: TownDeps['townOfProvider'], ofOwner: SitesOf): Town[] {
  const pointsOf = new Map<string, Point[]>();
  for (const [owner, [only, ...others]] of ofOwner) {
    const town = townOfProvider.get(owner);
    if (town === undefined || !only?.point || others.length > 0) continue;
    pointsOf.set(town, [...(pointsOf.get(town) ?? []), only.point]);
  }
  return [...pointsOf].map(([name, points]) => {
    const point = {
      latitude: median(points.map(({ latitude }) => latitude)),
      longitude: median(points.map(({ longitude }) => longitude)),
    };
    const furthest = Math.max(...points.map(other => kmBetween(point, other)));
    return { name, point, providers: points.length, km: Math.min(LARGE_TOWN_KM, Math.max(NEAR_KM, furthest)) };
  });
}

export type FoundTown = { town: string; isSiteName: boolean };

export function createTownFinder({ townOfProvider, sites, coursesAt }: TownDeps) {
  const ofOwner = new Map<string, Site[]>();
  for (const site of sites) ofOwner.set(site.owner, [...(ofOwner.get(site.owner) ?? []), site]);
  const towns = townsOf(townOfProvider, ofOwner);
  const byName = new Map(towns.map(town => [town.name, town]));
  const kmTo = (point: Point | null, town: string): number | null => {
    const there = byName.get(town)?.point;
    return point && there ? kmBetween(point, there) : null;
  };
  const patterns = [...new Set(townOfProvider.values())]
    .filter(name => name !== 'Street')
    .map(name => ({ name, pattern: new RegExp(String.raw`(?<![a-z])${name.replaceAll('.', '')}(?![a-z])`, 'i') }))
    .toSorted((a, b) => b.name.length - a.name.length);

  const isIn = (point: Point | null, town: string | undefined): boolean =>
    town !== undefined && (kmTo(point, town) ?? Infinity) <= (byName.get(town)?.km ?? 0);

  const namedTown = ({ name, point }: Site): string | undefined =>
    patterns.find(town => town.pattern.test(name) && (kmTo(point, town.name) ?? 0) <= NAMED_KM)?.name;
  /** In a conurbation, the town of most providers. */
  const nearestTown = ({ point }: Site): string | undefined =>
    towns
      .filter(({ name }) => isIn(point, name))
      .map(({ name, providers }) => ({ name, providers, km: kmTo(point, name) ?? 0 }))
      .toSorted((a, b) => b.providers - a.providers || a.km - b.km)[0]?.name;
  /** All sites of a provider lie together: its address is the place of each. */
  const isCompact = (provider: string): boolean => {
    const points = (ofOwner.get(provider) ?? []).flatMap(({ point }) => point ?? []);
    return points.every(one => points.every(other => kmBetween(one, other) <= NEAR_KM));
  };

  /** The site of a provider with most of its courses. */
  const isMain = (site: Site, provider: string): boolean =>
    site.owner === provider &&
    (ofOwner.get(provider) ?? []).every(other => (coursesAt.get(other) ?? 0) <= (coursesAt.get(site) ?? 0));

  /** `provider`: who gives the course. Where nothing tells the town, the name of the site stands in. */
  return (site: Site, provider: string): FoundTown => {
    const own = townOfProvider.get(provider);
    const { name, owner, point } = site;
    const ofOwnerTown = townOfProvider.get(owner);
    const km = own === undefined ? null : kmTo(point, own);
    const isMainSite = isMain(site, provider) && (km ?? 0) <= NAMED_KM;
    const isOwnTown = isMainSite || (km === null && (isCompact(provider) || OF_THE_TOWN.test(name)));
    const town =
      (isIn(point, own) ? own : undefined) ??
      namedTown(site) ??
      (point === null || isIn(point, ofOwnerTown) ? ofOwnerTown : undefined) ??
      (isOwnTown ? own : undefined) ??
      nearestTown(site);
    return town === undefined ? { town: name, isSiteName: true } : { town, isSiteName: false };
  };
}
