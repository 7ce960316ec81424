type Confidence = 'high' | 'medium' | 'low';
type Source = Readonly<{ name: string; url: string | null }> | null;

/** What the writer reads of a state's closing-cost rules; rates in percent, money in dollars. */
export type JurisdictionFacts = Readonly<{
  state: string;
  name: string;
  transferTaxSummary: Readonly<{
    none: boolean;
    customaryPayer: string | null;
    source: Source;
    confidence: Confidence;
  }>;
  firstTimeBuyerRelief: Readonly<{ coveredByRules: readonly string[] }> | null;
  titleInsurance: Readonly<{
    regulation: 'promulgated' | 'filed' | 'file-and-use' | 'unregulated';
    ownerPolicyPayer: string;
    ownerPolicyPayerByCounty: readonly Readonly<{ payer: string; counties: readonly string[] }>[];
    source: Source;
    confidence: Confidence;
  }>;
  closingAgent: Readonly<{
    type: 'title-company' | 'escrow' | 'attorney-customary' | 'attorney-required';
    typicalFee: Readonly<{ low: number; high: number }>;
    source: Source;
    confidence: Confidence;
  }>;
  propertyTax: Readonly<{
    effectiveRatePercent: number;
    newBuyerRatePercent: number | null;
    paidIn: 'arrears' | 'advance' | 'mixed';
    reassessedOnSale: boolean;
    source: Source;
    confidence: Confidence;
  }>;
  homeownersInsurance: Readonly<{
    typical: number;
    low: number | null;
    high: number | null;
    source: Source;
    confidence: Confidence;
  }>;
}>;
