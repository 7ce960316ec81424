import type { Elements } from './elements';

/** Outline of the buyer's lot on the map, starting at the street. */
const yourLot = 'M611 325 670 320 729 313 753 479 687 487 621 492Z';
const streets =
  'M-20 11C1 16 66 31 106 42C147 52 187 63 225 72C263 81 300 90 336 97C372 104 406 110 440 113C474 117 507 119 540 119C574 119 607 117 642 114C677 110 712 105 749 99C786 93 824 85 863 77C903 70 944 61 987 53C1029 46 1073 38 1118 33C1162 28 1209 24 1255 23C1301 22 1371 26 1395 26M-55 171C-35 176 25 190 65 200C106 210 146 222 185 231C225 241 265 251 304 258C344 266 383 272 422 276C462 280 501 283 540 283C579 283 618 281 658 277C697 273 737 267 776 261C816 254 856 246 896 238C936 231 976 222 1016 215C1056 208 1097 201 1137 196C1178 191 1219 188 1259 187C1300 186 1361 189 1382 190M-65 214C-45 219 15 233 55 243C94 253 134 264 175 274C215 284 255 294 296 301C336 309 377 316 418 320C458 324 499 327 540 327C581 327 622 325 662 321C703 317 743 311 784 304C824 298 864 289 904 281C944 274 984 265 1024 258C1064 251 1103 244 1143 240C1182 235 1221 232 1261 231C1300 230 1359 233 1378 234M-101 378C-82 383 -27 396 13 406C52 415 92 427 134 437C176 447 219 458 263 466C308 475 354 482 400 487C446 492 493 495 540 495C586 495 633 492 678 488C724 484 769 477 812 470C855 463 897 454 937 446C978 438 1017 430 1054 423C1092 417 1128 411 1163 406C1198 402 1231 399 1265 399C1299 398 1349 401 1365 401M-138 548C-120 552 -69 564 -31 574C7 584 48 595 92 606C135 616 182 628 230 637C278 646 330 655 381 660C433 665 487 669 539 669C592 669 645 666 695 661C745 657 795 649 841 641C887 634 931 625 971 617C1012 609 1050 601 1085 594C1121 588 1153 583 1184 579C1214 576 1242 573 1270 573C1298 572 1338 574 1352 575';
const lotLines =
  'M-15 180 23 21M90 207 131 48M193 233 233 74M296 257 329 96M399 274 419 111M501 282 507 118M603 281 594 117M705 272 684 109M808 255 779 94M912 235 879 74M1016 215 987 53M1121 198 1100 35M1227 188 1218 24M1333 187 1339 23M25 235 -17 398M141 265 99 428M257 293 222 458M375 315 351 481M493 326 486 494M611 325 621 492M729 313 753 479M846 293 878 458M962 270 995 435M1077 249 1104 415M1192 235 1206 402M1306 230 1304 398';
const outerLots =
  'M-73 384 -112 554M38 412 -6 581M157 443 116 612M284 470 252 641M416 489 400 662M551 495 552 669M685 487 703 660M814 469 843 641M935 447 969 617M1049 424 1080 595M1154 408 1176 580M1253 399 1260 573M1350 400 1339 574M-20 11 10 -130M90 37 126 -102M194 64 230 -75M292 88 324 -52M385 106 407 -36M473 116 484 -27M560 119 558 -25M649 113 634 -30M742 100 718 -42M840 82 812 -59M945 61 917 -80M1056 42 1034 -101M1172 27 1160 -116M1292 22 1292 -122';
const lotNumbers = [
  [21, 61, 333],
  [22, 179, 363],
  [23, 301, 390],
  [24, 426, 407],
  [25, 553, 413],
  [27, 802, 388],
  [28, 921, 366],
  [29, 1036, 343],
  [30, 1146, 326],
  [31, 1252, 317],
  [1, 58, 113],
  [2, 162, 140],
  [3, 263, 165],
  [4, 361, 184],
  [5, 457, 196],
  [6, 551, 200],
  [7, 646, 195],
  [8, 743, 182],
  [9, 844, 164],
  [10, 948, 143],
  [11, 1055, 124],
  [12, 1166, 109],
  [13, 1279, 103],
] as const;

/** The hero's text covers the map left of this. */
const besideTheForm = 760;

/** Brand motif: part of a subdivision plat. The lot in marigold is the buyer's. */
export function PlatMap({ className, lot = false }: { className?: string; lot?: boolean }) {
  const numbered = lot ? lotNumbers.filter(([, x]) => x > besideTheForm) : lotNumbers;
  return (
    <svg
      aria-hidden="true"
      className={className}
      viewBox="0 0 1280 660"
      fill="none"
      preserveAspectRatio="xMidYMin slice"
    >
      <g stroke="#bfe3d5" strokeOpacity=".2" strokeWidth="1.25">
        <path d={streets} />
        <path d={lotLines} />
        <path d={outerLots} strokeOpacity=".12" />
      </g>
      <g className="plat-text" fill="#bfe3d5" fillOpacity=".38" textAnchor="middle">
        {numbered.map(([number, x, y]) => (
          <text key={number} x={x} y={y} fontSize="12">
            {number}
          </text>
        ))}
        <text x="905" y="258" transform="rotate(-10 905 258)">
          MARIGOLD LANE · 44′ R.O.W.
        </text>
        <text x="255" y="262" transform="rotate(13 255 262)">
          N 77°12′ E 116.00′
        </text>
      </g>
      {lot && (
        <g className="max-lg:hidden">
          <path d={yourLot} fill="#f7b733" fillOpacity=".16" stroke="#f7b733" strokeWidth="2" />
          <g fill="#f7b733">
            <circle cx="611" cy="325" r="3.5" />
            <circle cx="729" cy="313" r="3.5" />
            <circle cx="753" cy="479" r="3.5" />
            <circle cx="621" cy="492" r="3.5" />
          </g>
          <path d="M664 420c-11-13-17-22-17-30a17 17 0 0 1 34 0c0 8-6 17-17 30z" fill="#f7b733" />
          <circle cx="664" cy="390" r="6" fill="#0b2f29" />
        </g>
      )}
    </svg>
  );
}

type Props = { role?: 'alert'; className?: string; children: Elements };

/** A dark section with one message; the plat is drawn right of the text. */
export const PlatBand = ({ role, className = '', children }: Props) => (
  <section
    role={role}
    className={`on-dark relative isolate overflow-hidden bg-pine-900 text-white ${className}`}
  >
    <PlatMap className="absolute inset-0 -z-10 size-full mask-[linear-gradient(100deg,transparent_20%,#000_65%)]" />
    {children}
  </section>
);
