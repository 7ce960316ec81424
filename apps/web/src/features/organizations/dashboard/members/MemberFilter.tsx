import type { OrganizationMembersView } from '@closewise/contracts/organizations';
import type { MembersShown } from '../../../../shared/api/organization';
import type { MembersMessages } from './messages.en';

type Props = {
  counts: OrganizationMembersView['counts'];
  value: MembersShown;
  onChange: (show: MembersShown) => void;
  t: MembersMessages;
};

/** Which members are listed, each kind with how many it has. */
export const MemberFilter = ({ counts, value, onChange, t }: Props) => (
  <fieldset>
    <legend className="sr-only">{t.filter.label}</legend>
    <div className="flex flex-wrap gap-2">
      {(
        [
          ['all', counts.all],
          ['unconfirmed', counts.unconfirmed],
          ['without-sale', counts.withoutSale],
        ] as const
      ).map(([show, count]) => (
        <label
          key={show}
          className="num flex min-h-10 cursor-pointer items-center rounded-full border border-field px-4 text-[0.9375rem] font-semibold has-checked:border-pine-700 has-checked:bg-pine-700 has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky-700"
        >
          <input
            type="radio"
            name="members-shown"
            className="sr-only"
            checked={show === value}
            onChange={() => onChange(show)}
          />
          <span>{t.filter[show](count)}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
