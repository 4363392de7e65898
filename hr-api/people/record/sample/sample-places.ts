import type { LocationCode } from '../../organisation/sample';

export interface Place {
  readonly city: string;
  readonly state: string;
  readonly postalCodes: readonly string[];
}

const place = (city: string, state: string, ...postalCodes: string[]): Place => ({ city, state, postalCodes });

/** Where people live who work at a location. */
export const homesNear: Record<LocationCode, Place> = {
  bengaluru: place('Bengaluru', 'Karnataka', '560001', '560011', '560034', '560038', '560055', '560095'),
  pune: place('Pune', 'Maharashtra', '411001', '411004', '411007', '411038', '411045'),
  munich: place('München', 'Bayern', '80331', '80469', '80636', '80797', '81541'),
  barcelona: place('Barcelona', 'Cataluña', '08002', '08012', '08018', '08029'),
  lyon: place('Lyon', 'Auvergne-Rhône-Alpes', '69002', '69003', '69006', '69007'),
  osaka: place('Osaka', 'Osaka', '530-0001', '542-0081', '553-0003', '556-0011'),
  shanghai: place('Shanghai', 'Shanghai', '200001', '200030', '200040', '200120'),
  boston: place('Boston', 'Massachusetts', '02108', '02115', '02118', '02130'),
  manchester: place('Manchester', 'England', 'M1 2WD', 'M4 1LE', 'M14 5TP', 'M20 6JG'),
};

/** Where people come from, by country. */
export const hometowns: Record<string, readonly Place[]> = {
  IN: [
    place('Mysuru', 'Karnataka', '570001'),
    place('Nagpur', 'Maharashtra', '440001'),
    place('Kochi', 'Kerala', '682011'),
    place('Coimbatore', 'Tamil Nadu', '641001'),
    place('Indore', 'Madhya Pradesh', '452001'),
    place('Lucknow', 'Uttar Pradesh', '226001'),
    place('Visakhapatnam', 'Andhra Pradesh', '530002'),
  ],
  DE: [
    place('Augsburg', 'Bayern', '86150'),
    place('Ulm', 'Baden-Württemberg', '89073'),
    place('Kassel', 'Hessen', '34117'),
  ],
  ES: [
    place('Zaragoza', 'Aragón', '50001'),
    place('Valencia', 'Comunidad Valenciana', '46001'),
    place('Girona', 'Cataluña', '17001'),
  ],
  FR: [
    place('Grenoble', 'Auvergne-Rhône-Alpes', '38000'),
    place('Dijon', 'Bourgogne', '21000'),
    place('Nantes', 'Pays de la Loire', '44000'),
  ],
  JP: [place('Kobe', 'Hyogo', '650-0001'), place('Nara', 'Nara', '630-8001'), place('Okayama', 'Okayama', '700-0901')],
  CN: [
    place('Hangzhou', 'Zhejiang', '310000'),
    place('Suzhou', 'Jiangsu', '215000'),
    place('Hefei', 'Anhui', '230000'),
  ],
  US: [
    place('Worcester', 'Massachusetts', '01602'),
    place('Portland', 'Maine', '04101'),
    place('Albany', 'New York', '12207'),
  ],
  GB: [
    place('Leeds', 'England', 'LS1 4AP'),
    place('Chester', 'England', 'CH1 2HQ'),
    place('Swansea', 'Wales', 'SA1 3SN'),
  ],
};

/** The mother tongues of a country, and what else is spoken. */
export const tongues: Record<string, { readonly first: readonly string[]; readonly also: readonly string[] }> = {
  IN: { first: ['kn', 'mr', 'hi', 'ta', 'te', 'ml', 'kok'], also: ['en', 'hi'] },
  DE: { first: ['de'], also: ['en', 'fr', 'tr'] },
  ES: { first: ['es'], also: ['en', 'fr', 'pt'] },
  FR: { first: ['fr'], also: ['en', 'es', 'de'] },
  JP: { first: ['ja'], also: ['en', 'zh'] },
  CN: { first: ['zh'], also: ['en', 'ja'] },
  US: { first: ['en'], also: ['es', 'fr'] },
  GB: { first: ['en'], also: ['fr', 'de', 'hi'] },
};
