import {
  Component,
  type ErrorInfo,
  type ReactNode,
  useInsertionEffect,
  useLayoutEffect,
  useState,
} from 'react';
import type { Language } from '../shared/i18n/language';
import { errorTexts } from './error-texts';
import { isOfPurchase } from './ErrorScreen';
import { type FilledField, fillFields, findLost, type EarlyInput, readFields } from './early-input';

type Props = { root: Element; held: EarlyInput; children: ReactNode };

/**
 * Keeps what a visitor typed into a prerendered page before its script loaded. A hydrated form starts with its
 * defaults, or shows the typed values without knowing them, so each value is entered again as user input.
 */
export function PreserveInput({ root, held, children }: Props) {
  const [filled] = useState<FilledField[]>([]);
  // Before and after React attaches the fields, in one task, so that nothing can be typed in between.
  useInsertionEffect(() => void filled.push(...held.read()), [held, filled]);
  useLayoutEffect(() => {
    fillFields(root, filled.splice(0));
    held.release()?.requestSubmit();
  }, [root, filled, held]);
  return children;
}

type OnErrorProps = { root: () => Element | null; language: Language; children: ReactNode };
type State = { failed: boolean; failures: number };

/**
 * Renders a part of a page again after an error and restores what was typed in it. Browser translation and
 * extensions can change the document so that React cannot update it. The first retry is automatic, later ones
 * follow a click.
 */
export class PreserveInputOnError extends Component<OnErrorProps, State> {
  override state: State = { failed: false, failures: 0 };
  private filled: FilledField[] = [];

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  /** The last lifecycle method that runs while the fields still exist. */
  override getSnapshotBeforeUpdate(_: OnErrorProps, before: State) {
    if (this.state.failed && !before.failed) this.filled = this.readFilled();
    return null;
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error('A part of the page failed and is shown again', error, info.componentStack);
    this.setState(({ failures }) => ({ failed: failures > 0, failures: failures + 1 }));
  }

  override componentDidUpdate(_: OnErrorProps, before: State) {
    if (!before.failed || this.state.failed) return;
    const missing = this.fill(this.filled);
    // Fields that depend on another field appear only after React has processed that field.
    if (missing.length > 0) setTimeout(() => this.fill(missing));
  }

  override render() {
    const { failed, failures } = this.state;
    if (!failed) return <Again key={failures}>{this.props.children}</Again>;
    if (failures === 0) return null;
    const t = errorTexts[this.props.language];
    return (
      <div role="alert" className="wrap py-14">
        <p className="text-lg font-semibold">{t.failed}</p>
        <p className="mt-1">{t.kept}</p>
        {isOfPurchase(window.location.pathname) && <p className="mt-1">{t.paid}</p>}
        <button
          type="button"
          className="btn btn-primary mt-5"
          onClick={() => this.setState({ failed: false, failures: failures + 1 })}
        >
          {t.goOn}
        </button>
      </div>
    );
  }

  private readFilled(): FilledField[] {
    const root = this.props.root();
    return root ? readFields(root) : [];
  }

  private fill(filled: readonly FilledField[]): FilledField[] {
    const root = this.props.root();
    return root ? fillFields(root, findLost(root, filled)) : [];
  }
}

const Again = ({ children }: { children: ReactNode }) => children;
