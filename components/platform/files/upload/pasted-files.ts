/** What browsers call a picture that was copied off the screen. */
const NAMELESS = /^image\.(png|jpe?g)$/i;

const two = (number: number) => String(number).padStart(2, '0');

/** Gives pictures off the screen a name that says what they are and from when, by the person's own clock. */
export function pastedFiles(files: readonly File[], word: string, now: Date): File[] {
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');
  const time = [two(now.getHours()), two(now.getMinutes()), two(now.getSeconds())].join('');
  return files.map((file) => {
    const ending = NAMELESS.exec(file.name)?.[1]?.toLowerCase();
    return ending ? new File([file], `${word} ${day} ${time}.${ending}`, { type: file.type }) : file;
  });
}
