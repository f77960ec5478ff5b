import { Component, type ReactNode } from 'react';

type Props = { readonly children: ReactNode };

/** A drawing that fails leaves its place empty, and the page as it is: the labels and values beside it say the same. */
export class DrawingBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
