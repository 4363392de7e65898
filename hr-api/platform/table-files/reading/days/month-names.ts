/** Each month as it is called, folded, in English, German, Spanish and French; the other languages count them. */
const MONTHS: readonly (readonly string[])[] = [
  ['january', 'jan', 'januar', 'janner', 'enero', 'ene', 'janvier', 'janv'],
  ['february', 'feb', 'februar', 'feber', 'febrero', 'fevrier', 'fevr', 'fev'],
  ['march', 'mar', 'marz', 'maerz', 'mrz', 'marzo', 'mars'],
  ['april', 'apr', 'abril', 'abr', 'avril', 'avr'],
  ['may', 'mai', 'mayo'],
  ['june', 'jun', 'juni', 'junio', 'juin'],
  ['july', 'jul', 'juli', 'julio', 'juillet', 'juil'],
  ['august', 'aug', 'agosto', 'ago', 'aout'],
  ['september', 'sep', 'sept', 'septiembre', 'setiembre', 'set', 'septembre'],
  ['october', 'oct', 'oktober', 'okt', 'octubre', 'octobre'],
  ['november', 'nov', 'noviembre', 'novembre'],
  ['december', 'dec', 'dezember', 'dez', 'diciembre', 'dic', 'decembre'],
];

const NUMBERS = new Map(MONTHS.flatMap((names, at) => names.map((name) => [name, at + 1] as const)));

/** The number of a month by its folded name, from 1. */
export const monthOf = (name: string): number | undefined => NUMBERS.get(name);

/** What may stand beside day, month and year: words between them, ends of numbers, and days of the week. */
const BESIDE = new Set(
  [
    'de del of the le el den der dem am st nd rd th er o a',
    'monday mon tuesday tue tues wednesday wed thursday thu thurs friday fri saturday sat sunday sun',
    'montag mo dienstag di mittwoch mi donnerstag do freitag fr samstag sa sonnabend sonntag so',
    'lunes lun martes mie miercoles jueves jue viernes vie sabado sab domingo dom',
    'lundi mardi mercredi mer jeudi jeu vendredi ven samedi sam dimanche dim',
  ].flatMap((words) => words.split(' ')),
);

export const isBesideDay = (word: string): boolean => BESIDE.has(word);
