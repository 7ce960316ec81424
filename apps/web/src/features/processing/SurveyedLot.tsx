/** The spinner of this page: a surveyor's line goes round your lot. */
export function SurveyedLot() {
  return (
    <svg aria-hidden="true" className="mx-auto h-44 w-full max-w-xs" viewBox="0 0 300 180" fill="none">
      <g stroke="#7d8f88" strokeOpacity=".45" strokeWidth="1.25">
        <path d="M0 32c70 14 180 18 300-6M0 8c70 14 180 18 300-6M6 168c90 14 190 14 290-4" />
        <path d="M28 37 14 168M84 44l-8 131M216 41l10 134M274 32l14 133" />
      </g>
      <path d="M92 45c38 3 80 2 116-3l10 132c-46 5-92 5-134 1z" fill="#fff1cf" />
      <path
        className="survey"
        pathLength="1"
        d="M92 45c38 3 80 2 116-3l10 132c-46 5-92 5-134 1z"
        stroke="#7a5200"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M150 132c-15-17-22-29-22-39a22 22 0 0 1 44 0c0 10-7 22-22 39z" fill="#f7b733" />
      <circle cx="150" cy="93" r="8" fill="#0b2f29" />
    </svg>
  );
}
