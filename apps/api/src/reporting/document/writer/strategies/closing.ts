import { isClosedByAttorney, isForBusiness } from '../purchase-kind.js';
import { stateInWords } from '../write-property.js';
import {
  type Plan,
  type Strategy,
  withDate,
  keepApplicable,
  strategyByAsking,
  strategyByQuotes,
} from './strategy.js';

/** Title, settlement and survey. Co-ops have neither a title policy nor a survey. */
export function planClosing(plan: Plan): Strategy | null {
  const { writing, input, groups } = plan;
  const { closing: texts, closingOfShares } = writing.texts.strategies;
  const fees = groups.titleAndSettlement;
  const hasLoan = input.estimate.loanAmountCents > 0;
  if (input.purchase.propertyType === 'co-op') {
    const { yourChoice, steps, ...words } = closingOfShares;
    return strategyByQuotes(plan, { ...words, steps: keepApplicable(hasLoan && yourChoice, ...steps) }, fees);
  }
  const hasSurvey = fees.some(({ id }) => id === 'fee.survey');
  const isNew = input.purchase.propertyType === 'new-construction';
  return strategyByQuotes(
    plan,
    {
      title: hasSurvey ? texts.withSurvey : texts.title,
      atStake: texts.atStake,
      script: texts.script,
      steps: keepApplicable(
        premiumStep(plan),
        reissueStep(plan),
        hasLoan && !isGuaranty(plan) && texts[isIncluded(plan) ? 'simultaneousIncluded' : 'simultaneous'],
        hasLoan && !isBusinessLoan(plan) && texts.yourChoice,
        hasLoan && isHome(plan) && texts.sellerMayNot,
        isClosedByAttorney(input.estimate) ? texts.oneFee : texts.oneFigure,
        hasSurvey &&
          !isNew &&
          (input.estimate.jurisdiction.state === 'TX' ? texts.oldSurveyTexas : texts.oldSurvey),
      ),
    },
    fees,
  );
}

const isHome = ({ input }: Plan): boolean =>
  input.purchase.propertyType !== 'vacant-land' && !isForBusiness(input.purchase);

const isGuaranty = ({ input }: Plan): boolean => Boolean(input.jurisdiction?.titleInsurance.extra?.provider);

/** Whether the owner's premium includes the lender's policy, as in Pennsylvania. */
const isIncluded = ({ input }: Plan): boolean =>
  input.estimate.lines.some(({ kind, range }) => kind === 'title-lender-policy' && range.highCents === 0);

function premiumStep(plan: Plan): string | null {
  const { writing, input } = plan;
  if (!input.jurisdiction) return null;
  const { premium } = writing.texts.strategies.closing;
  const kind = isGuaranty(plan) ? 'guaranty' : input.jurisdiction.titleInsurance.regulation;
  return premium[kind](stateInWords(writing, input));
}

/** The step about a discount for the seller's earlier policy. */
function reissueStep(plan: Plan): string | null {
  const { writing, input } = plan;
  if (isGuaranty(plan) || input.purchase.propertyType === 'new-construction') return null;
  const { reissue } = writing.texts.strategies.closing;
  const discount = input.jurisdiction?.titleInsurance.reissueDiscount;
  if (!discount) return reissue.ask;
  if (discount.kind === 'none') return reissue.none;
  const { lowPercent, highPercent, withinYears } = discount;
  if (lowPercent === undefined || highPercent === undefined) return reissue.exists;
  const [low, high] = [writing.formats.percent(lowPercent), writing.formats.percent(highPercent)];
  return reissue.granted(
    low === high ? high : reissue.from(low, high),
    withinYears === undefined ? null : String(withinYears),
  );
}

/** Document fees of an association or managing agent. */
export function planAssociation(plan: Plan): Strategy | null {
  const { writing, input, groups } = plan;
  const { association: texts, managingAgent } = writing.texts.strategies;
  if (input.purchase.propertyType === 'co-op')
    return strategyByAsking(plan, managingAgent, groups.association);
  const isTransferAlone = groups.association.every(({ id }) => id === 'fee.hoa_transfer');
  const atStake = isTransferAlone ? texts.atStakeOfTransfer : texts.atStake;
  return strategyByAsking(plan, { ...texts, atStake }, groups.association);
}

/** The remaining small charges. */
export function planSmallCharges(plan: Plan): Strategy | null {
  const { writing, input, groups, dates } = plan;
  const texts = writing.texts.strategies.rest;
  const hasLoan = input.estimate.loanAmountCents > 0;
  const last =
    hasLoan && dates.loan && !isBusinessLoan(plan)
      ? withDate(plan, dates.loan.disclosureBy, texts.compareDated, texts.compare)
      : hasLoan && !isBusinessLoan(plan)
        ? texts.compare
        : texts.compareStatement;
  return strategyByQuotes(
    plan,
    { ...texts, steps: [...texts.steps, last], script: hasLoan ? texts.script : texts.cashScript },
    groups.rest,
  );
}

const isBusinessLoan = ({ input }: Plan): boolean =>
  input.estimate.lines.some(({ key }) => key === 'fee.origination_commercial');
