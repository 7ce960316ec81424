/** English only. */
const texts = {
  seo: {
    title: 'Template-Based Report Demo | Closewise',
    description:
      'Make a demo closing-cost report of a home in Houston, with a payment that is only simulated.',
  },
  title: 'Template-Based Report Demo',
  lede: 'Follow a report from the order to the finished page. The home is made up, the payment is simulated, and nothing is charged.',
  order: {
    title: 'Demo property',
    lede: 'Every demo uses this home.',
    home: [
      ['Address', '1600 Main Street, Houston, TX 77002'],
      ['Price', '$450,000'],
      ['Property type', 'Single Family'],
      ['Buyer type', 'First-time Homebuyer'],
      ['Loan', 'Conventional, 20 percent down'],
    ],
    create: 'Create Demo Report',
    creating: 'Creating...',
    process: 'Process Report',
    processing: 'Processing...',
    hint: 'Processing simulates the payment. The server then writes the report.',
  },
  report: {
    title: 'Demo report',
    empty: 'Create a demo report to see its status here.',
    loading: 'Loading the status of the report',
    id: 'Report ID',
    status: 'Status',
    ready: 'Report Ready!',
    readyHint: 'It is marked as a demo on every page.',
    view: 'View Template Report',
    newTab: 'opens in a new tab',
    check: 'Check Status',
    checking: 'Checking...',
  },
  statuses: { draft: 'Draft', processing: 'Processing', complete: 'Complete', error: 'Error' },
  failed: {
    create: 'Failed to create demo report',
    process: 'Failed to process demo report',
    reportStatus: 'Failed to check report status',
    status: 'Failed to check status',
    unknown: 'Unknown error',
  },
  toasts: {
    created: (reportId: string) => ({ title: 'Demo Report Created', description: `Report ID: ${reportId}` }),
    createFailed: 'Error Creating Report',
    started: {
      title: 'Report Processing Started',
      description: 'This takes a few seconds. You are taken to the report when it is ready.',
    },
    processFailed: 'Error Processing Report',
    complete: { title: 'Report Complete', description: 'Your report has been generated successfully!' },
    error: (errorMessage: string) => ({ title: 'Report Error', description: `Error: ${errorMessage}` }),
    timeout: {
      title: 'Polling Timeout',
      description: 'Report generation is taking longer than expected.',
    },
  },
} as const;
export default texts;
