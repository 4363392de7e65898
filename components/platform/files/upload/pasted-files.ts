/** What browsers call a picture that was copied off the screen. */
const UNNAMED_IMAGE = /^image\.(png|jpe?g)$/i;

const padTwo = (number: number) => String(number).padStart(2, '0');

/** Gives pictures off the screen a name that says what they are and from when, by the person's own clock. */
export function namePastedFiles(files: readonly File[], word: string, now: Date): File[] {
  const day = [now.getFullYear(), padTwo(now.getMonth() + 1), padTwo(now.getDate())].join('-');
  const time = [padTwo(now.getHours()), padTwo(now.getMinutes()), padTwo(now.getSeconds())].join('');
  return files.map((file) => {
    const ending = UNNAMED_IMAGE.exec(file.name)?.[1]?.toLowerCase();
    return ending ? new File([file], `${word} ${day} ${time}.${ending}`, { type: file.type }) : file;
  });
}
