/**
 * Cities of the six countries in which many students live: names that are common knowledge, without figures. Where the catalogue has nothing in one of them, a
 * search says so instead of looking elsewhere. Left out are names that are words or institutions first (Reading, Princeton, Waterloo), and those of several countries.
 * A line is `country state | names`; the state, where there is one, is a phrase of `places.ts`. Names of one city stand between commas.
 */
const LINES: readonly string[] = [
  'US Illinois | Chicago',
  'US Florida | Miami; Orlando; Jacksonville; Gainesville; Tallahassee',
  'US Texas | Dallas; San Antonio; Fort Worth; El Paso',
  'US California | Sacramento; Fresno; Santa Barbara; Anaheim; Oakland',
  'US Pennsylvania | Pittsburgh',
  'US Maryland | Baltimore',
  'US Ohio | Cleveland; Cincinnati',
  'US Indiana | Indianapolis',
  'US Michigan | Detroit; Ann Arbor; Grand Rapids',
  'US Wisconsin | Milwaukee',
  'US Minnesota | Minneapolis',
  'US Missouri | St Louis, St. Louis, Saint Louis',
  'US | Kansas City',
  'US Louisiana | New Orleans; Baton Rouge',
  'US Tennessee | Nashville; Memphis; Knoxville',
  'US North Carolina | Raleigh',
  'US Nevada | Las Vegas; Reno',
  'US Utah | Salt Lake City',
  'US Colorado | Denver; Colorado Springs',
  'US Arizona | Tucson',
  'US New Mexico | Albuquerque',
  'US Oklahoma | Oklahoma City; Tulsa',
  'US Nebraska | Omaha',
  'US Hawaii | Honolulu',
  'US Washington | Spokane; Tacoma',
  'US Connecticut | New Haven',
  'CA Ontario | Mississauga; Brampton; Sudbury; Barrie; Oshawa; Guelph; Niagara Falls',
  'CA Saskatchewan | Saskatoon',
  'CA British Columbia | Kelowna; Nanaimo',
  'CA Alberta | Red Deer; Medicine Hat',
  'CA New Brunswick | Fredericton; Moncton',
  'CA Prince Edward Island | Charlottetown',
  'CA Québec | Québec City, Thành phố Québec; Sherbrooke; Trois-Rivières',
  'AU Queensland | Cairns; Toowoomba; Rockhampton; Sunshine Coast',
  'AU Victoria | Geelong; Ballarat; Bendigo',
  'AU Northern Territory | Darwin; Alice Springs',
  'AU Tasmania | Launceston',
  'AU New South Wales | Wagga Wagga; Armidale; Coffs Harbour',
  'DE Saxony | Leipzig; Chemnitz',
  'DE North Rhine-Westphalia | Düsseldorf, Duesseldorf; Dortmund; Duisburg; Bochum; Bielefeld; Wuppertal; Paderborn; Münster, Muenster',
  'DE Lower Saxony | Hannover, Hanover; Braunschweig; Osnabrück, Osnabrueck',
  'DE Bavaria | Nuremberg, Nürnberg, Nuernberg; Augsburg; Regensburg; Würzburg, Wuerzburg; Bayreuth; Bamberg',
  'DE Baden-Württemberg | Tübingen, Tuebingen; Konstanz; Heilbronn',
  'DE Hesse | Kassel; Marburg; Giessen, Gießen; Fulda',
  'DE Thuringia | Jena; Erfurt; Ilmenau',
  'DE Saxony-Anhalt | Magdeburg',
  'DE Mecklenburg-Vorpommern | Rostock; Greifswald',
  'DE Brandenburg | Potsdam; Cottbus',
  'DE Rhineland-Palatinate | Mainz; Trier; Kaiserslautern',
  'DE Saarland | Saarbrücken, Saarbruecken',
  'DE Schleswig-Holstein | Kiel; Lübeck, Luebeck',
  'GB | Leicester; Brighton; Plymouth; Portsmouth; Bournemouth; Norwich; Sunderland; Wolverhampton; Huddersfield; Middlesbrough; Canterbury; Loughborough; Northampton; Gloucester',
  'GB Scotland | Aberdeen; Dundee; Stirling',
  'GB Wales | Swansea; Bangor; Aberystwyth',
  'IE | Sligo; Letterkenny; Athlone; Carlow; Kilkenny; Tralee; Wexford',
];

export type StudentCity = { country: string; region: string | null };

/** Each with its names. */
export const STUDENT_CITIES: readonly (readonly [city: StudentCity, names: readonly string[]])[] = LINES.flatMap(
  line => {
    const [place = '', cities = ''] = line.split(' | ');
    const city = { country: place.slice(0, 2), region: place.slice(3) || null };
    return cities.split('; ').map(names => [city, names.split(', ')] as const);
  },
);
