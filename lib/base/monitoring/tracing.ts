import 'server-only';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { defaultResource, detectResources, envDetector } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';

/**
 * Exports Next's spans, including upstream calls, by OTLP over HTTP. OpenTelemetry reads endpoint, headers, name, sampling
 * and batching from its standard variables (opentelemetry.io/docs/specs/otel/configuration).
 */
export function startTracing(): void {
  const resource = defaultResource().merge(detectResources({ detectors: [envDetector] }));
  const provider = new NodeTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  process.once('SIGTERM', () => void provider.forceFlush());
}
