"""Tests of the codec that carries states between processes and programs."""
