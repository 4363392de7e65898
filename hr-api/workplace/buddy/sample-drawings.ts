const onDisc = (disc: string, bird: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><circle cx="48" cy="48" r="48" fill="${disc}"/>${bird}</svg>`;

const eye = (x: number, y: number, r = 3.2) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#14262b"/><circle cx="${x + r / 3}" cy="${y - r / 3}" r="${r / 3}" fill="#fff"/>`;

/** Four birds, drawn for small and large: who walks along on a tour, by name. */
export const sampleDrawings = [
  {
    name: 'Kiri',
    drawing: onDisc(
      '#d6f6f3',
      `<path fill="#0f7a75" d="M30 62C20 70 14 80 12 90c10-4 20-10 26-19z"/>
<path fill="#1bc5bd" d="M62 26c9 0 15 6 15 14 0 20-16 36-38 36-7 0-11-5-11-11 0-10 10-14 15-21 5-8 9-18 19-18z"/>
<path fill="#f7fffe" d="M74 47c-4 14-16 25-32 27-5-1-8-4-8-8 10 3 27-4 32-21z"/>
<path fill="#0b5e5a" d="M50 46C42 30 28 20 12 18c4 17 14 31 32 36z"/>
<path fill="#13958f" d="M51 48C45 38 34 31 21 30c4 12 12 21 25 24z"/>
<path fill="#073f3d" d="M75 33l19-5-18 11z"/>
<path fill="#e8574f" d="M60 50c7 1 12-2 15-6-1 9-8 15-16 15-3-3-2-7 1-9z"/>${eye(65, 37)}`,
    ),
  },
  {
    name: 'Otto',
    drawing: onDisc(
      '#f3e7d6',
      `<path fill="#8a5a34" d="M24 24l12 8h24l12-8c2 8 3 16 3 26 0 20-11 32-27 32S21 70 21 50c0-10 1-18 3-26z"/>
<path fill="#e9c9a0" d="M48 50c10 0 17 7 17 16S58 82 48 82s-17-7-17-16 7-16 17-16z"/>
<path fill="none" stroke="#b98a5b" stroke-width="2" stroke-linecap="round" d="M40 62l3 3 3-3m4 0l3 3 3-3M40 71l3 3 3-3m4 0l3 3 3-3"/>
<circle cx="37" cy="42" r="12" fill="#fff7ea"/><circle cx="59" cy="42" r="12" fill="#fff7ea"/>
<path fill="#f2a93b" d="M48 46l5 6-5 8-5-8z"/>
<path fill="#6d4425" d="M21 48c-4 8-4 18 2 26 5-8 5-18 2-26zm54 0c4 8 4 18-2 26-5-8-5-18-2-26z"/>${eye(38, 42, 5)}${eye(58, 42, 5)}`,
    ),
  },
  {
    name: 'Ruby',
    drawing: onDisc(
      '#fde3dc',
      `<path fill="#6b5a52" d="M24 56L8 70l20 2z"/>
<path fill="#8d786d" d="M52 22c16 0 27 11 27 27 0 18-13 31-31 31-16 0-26-9-26-21 0-14 12-17 16-25 3-7 7-12 14-12z"/>
<path fill="#e4572e" d="M66 32c8 4 12 10 12 18 0 14-9 24-22 26-9-4-12-13-9-22 3-8 9-12 10-18 1-3 5-5 9-4z"/>
<path fill="#fbf1ea" d="M48 80c8 0 15-2 20-6-6 0-14-3-18-9-6 2-11 7-13 13 3 1 7 2 11 2z"/>
<path fill="#5b4a43" d="M24 50c6 10 16 15 27 13-4 8-14 11-22 7-5-3-8-11-5-20z"/>
<path fill="#2f2522" d="M78 38l13 4-13 5z"/>${eye(66, 38, 3.6)}
<path fill="none" stroke="#2f2522" stroke-width="2.5" stroke-linecap="round" d="M46 80v7m9-8v8"/>`,
    ),
  },
  {
    name: 'Sora',
    drawing: onDisc(
      '#dbe8fb',
      `<path fill="#0d3f8f" d="M28 60L16 84l20-10z"/>
<path fill="#1f6fd1" d="M58 22c13 0 20 9 20 19 0 22-14 38-34 38-11 0-18-6-18-15 0-12 12-14 16-23 4-10 7-19 16-19z"/>
<path fill="#f28c38" d="M72 50c0 14-10 26-27 28-5-1-8-4-9-8 14-1 24-7 28-20z"/>
<path fill="#fff" d="M60 46c7 0 13-1 17-4-1 7-6 12-14 12-4-1-5-5-3-8z"/>
<path fill="#0d3f8f" d="M28 54c3 10 12 16 24 15-6 7-16 8-22 3-4-4-5-11-2-18z"/>
<path fill="#7cc0ff" d="M33 55c4 5 10 8 17 8-7 4-15 1-17-8z"/>
<path fill="#0b2c63" d="M50 26l-8-9 2 9-8-4 6 9z"/>
<path fill="#33261c" d="M76 34l19 6-19 5z"/>${eye(65, 37, 3.6)}`,
    ),
  },
] as const;
