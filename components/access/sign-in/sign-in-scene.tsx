/** A humming bird at a flower in the evening: decoration beside the form, drawn in the accent alone. */
export function SignInScene() {
  return (
    <svg
      viewBox="0 0 720 900"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      className="absolute inset-0 size-full"
    >
      <defs>
        <linearGradient id="scene-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--scene-sky)" />
          <stop offset="1" stopColor="var(--scene-dusk)" />
        </linearGradient>
        <linearGradient id="scene-body" x1="1" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--accent)" />
          <stop offset="1" stopColor="var(--scene-sky)" />
        </linearGradient>
      </defs>
      <rect width="720" height="900" fill="url(#scene-sky)" />
      <g className="fill-scene-light">
        <circle cx="420" cy="340" r="290" opacity=".05" />
        <circle cx="420" cy="340" r="215" opacity=".07" />
        <circle cx="420" cy="340" r="140" opacity=".09" />
      </g>
      <path d="M0 640c120-70 220-60 330-8s250 44 390-62v330H0Z" className="fill-scene-hill" />
      <path d="M0 742c150-64 270-20 400 6s220-6 320-58v210H0Z" className="fill-scene-dusk" />
      <SceneFlowers />
      <SceneBird />
      <path d="M0 838c140-40 300-34 430-8s210 10 290-18v88H0Z" className="fill-scene-near" />
    </svg>
  );
}

function SceneFlowers() {
  return (
    <g fill="none" strokeLinecap="round">
      <path
        d="M596 880c-8-130 18-250-10-360-14-56-40-92-66-112"
        className="stroke-accent"
        strokeWidth="5"
        opacity=".55"
      />
      <path d="M640 880c-6-110 26-190 22-300" className="stroke-accent" strokeWidth="5" opacity=".35" />
      <path d="M556 880c10-70-6-130-40-176" className="stroke-accent" strokeWidth="4" opacity=".3" />
      <g className="fill-accent">
        <path d="M598 700c-58-8-92-40-106-92 58 6 96 38 106 92Z" opacity=".4" />
        <path d="M600 640c44-14 72-46 78-92-46 10-76 42-78 92Z" opacity=".3" />
        <path d="M650 730c36-8 56-30 62-68-36 6-60 30-62 68Z" opacity=".25" />
      </g>
      <FlowerHead at="translate(520 408) rotate(-56)" />
      <FlowerHead at="translate(662 580) rotate(-8) scale(.72)" opacity={0.7} />
      <FlowerHead at="translate(516 704) rotate(-38) scale(.6)" opacity={0.55} />
    </g>
  );
}

function FlowerHead({ at, opacity = 1 }: { at: string; opacity?: number }) {
  return (
    <g transform={at} opacity={opacity}>
      <path
        d="M-9 0c-2-34-14-56-34-78 18-10 30-8 43 2 13-10 25-12 43-2-20 22-32 44-34 78Z"
        className="fill-scene-light"
      />
      <path d="M-5 0c0-34-2-52 5-76 7 24 5 42 5 76Z" className="fill-accent" opacity=".5" />
      <path d="M-13 4C-12-12 12-12 13 4 8 14-8 14-13 4Z" className="fill-accent" />
    </g>
  );
}

function SceneBird() {
  return (
    <g transform="translate(118 232) scale(10.4)">
      <path
        className="fill-scene-light"
        opacity=".45"
        d="M15.6 15.200C9.400 14.900 4 11 1.800 4.600c7.200.1 13.200 3 15.800 7.800Z"
      />
      <path
        className="fill-scene-light"
        opacity=".85"
        d="M16.200 13.400c-4-2.800-6-7.200-5.500-11.900 5 1.800 8.300 5.500 8.700 9.700Z"
      />
      <g fill="none" className="stroke-scene-sky" strokeWidth=".12" opacity=".5">
        <path d="M15.800 12.600C13 10 11.400 6.600 10.900 2.400M16.900 12.400c-2.200-2.600-3.600-5.400-4.400-8.600M18 12c-1.400-2.400-2.400-4.400-3.800-6.800" />
        <path d="M14.200 14.400C9 13 5 9.800 2.600 5.200M15.200 13.800C11 12 7.600 9.600 4.800 5.600" />
      </g>
      <path
        fill="url(#scene-body)"
        d="M30.500 5.200 23 9.100c-1.200-1.800-4.300-2.100-6.100.2-1.500 2-1.300 4.200-2.700 7-1.900 3.900-5.200 7.200-9.400 9l3.700.3-1.900 3.800c7.900-1.400 15.700-6.600 16.300-15.200.1-1.500.2-2.700.7-3.700Z"
      />
      <path
        className="fill-scene-light"
        opacity=".5"
        d="M22.900 13.600c-1.900.5-3.600-.5-4-2.300 1.700.9 3.500.7 4.600-.8-.4 1-.5 2-.6 3.100Z"
      />
      <circle className="fill-scene-near" cx="20.300" cy="10.100" r=".55" />
    </g>
  );
}
