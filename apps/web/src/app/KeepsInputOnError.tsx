import { Component, type ErrorInfo, type ReactNode } from 'react';
import type { Language } from '../shared/i18n/language';
import { errorTexts } from './error-texts';
import { fillFields, findLost, readFields, type FilledField } from './filled-fields';

type Props = { root: () => Element | null; language: Language; children: ReactNode };
type State = { failed: boolean; failures: number };

/**
 * Shows a part of a page again that failed, with what was typed in it: a browser's page translation or an extension may
 * change the document such that React cannot go on with it. It does so by itself once, and then whenever asked.
 */
export class KeepsInputOnError extends Component<Props, State> {
  override state: State = { failed: false, failures: 0 };
  private filled: FilledField[] = [];

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  /** The last moment at which the fields are still there. */
  override getSnapshotBeforeUpdate(_: Props, before: State) {
    if (this.state.failed && !before.failed) this.filled = this.readFilled();
    return null;
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error('A part of the page failed and is shown again', error, info.componentStack);
    this.setState(({ failures }) => ({ failed: failures > 0, failures: failures + 1 }));
  }

  override componentDidUpdate(_: Props, before: State) {
    if (!before.failed || this.state.failed) return;
    const missing = this.fill(this.filled);
    // A field that another one brings forth is there once React has heard of the other.
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
