"""The page of results: each command writes its own part and leaves the others alone."""

from __future__ import annotations

from pathlib import Path

from taku.bench.parts import write_part


def test_a_part_is_written_again_in_its_place(tmp_path: Path) -> None:
    page = tmp_path / "results.md"
    write_part(page, "rules", "# Measured\nfast")
    write_part(page, "serving", "## Serving\nfaster")
    write_part(page, "rules", "# Measured\n\\1 slow")
    text = page.read_text()
    assert text.index("slow") < text.index("faster")
    assert "\nfast\n" not in text
    assert text.count("<!-- rules -->") == 1
